"""Somebody who plays at the page: by mouse, by touch, or by keys alone. A plain style wins soon enough."""

import time

STRONG = ["Gemini Elf", "Luster Dragon", "Archfiend Soldier", "La Jinn the Mystical Genie of the Lamp"]
FAST = {"name": "Fast", "main": STRONG * 10, "fusion": [], "side": []}
"""Nothing but monsters that can be Summoned at once."""
WEAK = {"name": "Weak", "main": ["Skull Servant", "Petit Moth", "Mystical Elf", "Kuriboh"] * 10}
PATIENCE = 180


def fast_player(house, name="Ann"):
    """A person with two decks that make a short duel, and the settings that choose them."""
    person = house.person(name)
    fast, weak = (
        person.post("/api/decks", deck).json()["id"] for deck in (FAST, {"fusion": [], "side": []} | WEAK)
    )
    chosen = {"deck": f"saved:{fast}", "opponent": f"saved:{weak}", "computer": "random", "prompts": "auto"}
    return person, chosen | {"motion": False}


class Mouse:
    """Clicks on what the page shows."""

    def __init__(self, page):
        self.page = page

    def hit(self, what):
        what.click()

    def start(self):
        """From the first page to a duel in which one has the first move."""
        self.page.get_by_text("More choices").click()
        self.page.get_by_label("Who starts").select_option("me")
        self.page.get_by_label("Decks need not be legal").check()
        self.hit(self.page.get_by_role("button", name="Play now"))
        self.page.locator(".prompt.asked").wait_for()

    def summon(self):
        cards = self.page.locator(".hand .zone.active")
        for place in range(cards.count()):
            self.hit(cards.nth(place))
            move = self.page.locator("dialog").get_by_role("button", name="Summon", exact=False).first
            if move.count():
                self.hit(move)
                return True
            self.page.keyboard.press("Escape")
        return False

    def attack(self):
        monster = self.page.locator(".mat .zone.active").first
        if not monster.count():
            return False
        self.hit(monster)
        self.hit(self.page.locator("dialog .menu button.main").first)
        if self.page.locator(".options button").count():
            self.hit(self.page.locator(".options button").first)
        return True

    def phase(self, name):
        button = self.page.locator(".prompt button.phase", has_text=name)
        if not button.count():
            return False
        self.hit(button.first)
        return True

    def simple(self):
        """Pass, Done, or the first of the options."""
        button = self.page.locator(".prompt button.answer, .prompt .options button").first
        if not button.count():
            return False
        self.hit(button)
        return True

    # ---- the same for all

    def play(self, watch=lambda: None):
        """To the end of the duel."""
        end = time.monotonic() + PATIENCE
        summoned = battled = -1
        while time.monotonic() < end:
            if self.page.locator(".result").count():
                return
            if not self.page.locator(".prompt.asked").count():
                self.page.wait_for_timeout(15)
                continue
            watch()
            said = self.page.locator(".prompt .say").inner_text()
            turn = self.page.locator(".top .turn").inner_text()
            before = self.state()
            if "Battle" in said and "move" in said:
                done = self.attack() or self.phase("Main Phase 2") or self.phase("End turn")
            elif "Your move" in said and summoned != turn:
                summoned = turn
                done = self.summon() or True
            elif "Your move" in said and battled != turn:
                battled = turn
                done = self.phase("Battle") or self.phase("End turn")
            elif "Your move" in said:
                done = self.phase("End turn")
            else:
                done = self.simple()
            if done:
                self.changed(before)
        raise AssertionError(f"no end: {self.page.locator('.prompt').inner_text()}")

    def state(self):
        log = self.page.locator(".log .line, .log h3").count()
        return self.page.locator(".prompt").inner_text() if self.page.locator(".prompt").count() else "", log

    def changed(self, before):
        for _ in range(60):
            if self.state() != before:
                return
            self.page.wait_for_timeout(10)


class Touch(Mouse):
    """Taps."""

    def hit(self, what):
        what.tap()


class Keys(Mouse):
    """Nothing but the keyboard."""

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def focused(self):
        return self.page.evaluate(
            "document.activeElement?.getAttribute('aria-label') || document.activeElement?.innerText || ''"
        )

    def start(self):
        for _ in range(30):
            self.press("Tab")
            if "Play now" in self.focused():
                break
        self.press("Enter")
        self.page.locator(".panel h1, .prompt").first.wait_for()
        while not self.page.locator(".prompt.asked").count():
            if self.page.get_by_role("button", name="Go first").count():
                for _ in range(20):
                    self.press("Tab")
                    if "Go first" in self.focused():
                        self.press("Enter")
                        break
            self.page.wait_for_timeout(30)

    def summon(self):
        self.press("ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown")
        for _ in range(10):
            if "has a move" in self.focused():
                self.press("Enter")
                self.page.locator("dialog[open]").wait_for()
                if "Summon" in self.focused():
                    self.press("Enter")
                    return True
                self.press("Escape")
            self.press("ArrowRight")
        return False

    def attack(self):
        if not self.page.locator(".mat .zone.active").count():
            return False
        self.press("m")
        self.page.locator("dialog[open]").wait_for()
        self.press("Enter")
        return True

    def phase(self, name):
        if not self.page.locator(".prompt button.phase", has_text=name).count():
            return False
        self.press({"Battle": "b", "End turn": "e"}.get(name, "n"))
        return True

    def simple(self):
        self.press("Space" if self.page.locator(".prompt button.answer").count() else "1")
        return True
