"""The frames of one viewer: which moments of the Duel he was shown, and what he is shown next."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

import msgspec

from spellspeed.duel.constants import PHASE_NAMES
from spellspeed.previews import battle_preview, previews
from spellspeed.teaching import teaching

from .messages import Frame, Looked, Past

if TYPE_CHECKING:
    from spellspeed.protocol import View
    from spellspeed.referee import Duel
    from spellspeed.sentences import Viewer

__all__ = ["Frames", "new_epoch"]

_EPOCHS: Final = 1 << 31


def new_epoch() -> int:
    """A number that no client holds frames of."""
    return random.randrange(1, _EPOCHS)


class Frames:
    """What one viewer was shown of one Duel. Frame `n` is the table after `moments[n - 1]` answers."""

    def __init__(self, viewer: Viewer, duel: Duel, number: int, *, rebuilt: bool = False) -> None:
        """From the beginning; `rebuilt` for a Duel that was kept: one frame for each moment he surely saw."""
        self.viewer = viewer
        self.duel = duel
        self.number = number
        self.epoch = new_epoch()
        self.moments: list[int] = []
        self.before = -1
        """So many answers' events were told before frame 1, to one who came later; -1: none."""
        self.shown: View | None = None
        """The view of the newest frame, without events."""
        if rebuilt:
            self._rebuild()

    def _rebuild(self) -> None:
        """He was asked, or it was open to all who is; the newest moment is made a frame by `next`."""
        if isinstance(self.viewer, str):
            self.before = self.duel.answers - 1 if self.duel.answers else -1
            return
        for count in range(self.duel.answers):
            asked = self.duel.asked_after(count)
            if asked is not None and (asked[0] == self.viewer or asked[1] == "act"):
                self.moments.append(count)

    @property
    def last(self) -> int:
        """After so many answers the newest frame shows the table; -1: there is none."""
        return self.moments[-1] if self.moments else self.before

    def next(self, *, go_back: bool = False, take_back: bool = False) -> Frame | None:
        """The frame that is due: None while nothing has changed for this viewer."""
        duel = self.duel
        view = duel.past(self.viewer, duel.answers, since=self.last)
        bare = msgspec.structs.replace(view, events=()) if view.events else view
        if not view.events and bare == self.shown:
            return None
        self.shown = bare
        self.moments.append(duel.answers)
        return self._frame(view, go_back, take_back)

    def newest(self, *, go_back: bool = False, take_back: bool = False) -> Frame | None:
        """The newest frame once more, for a client that connects; a new one if there is none yet."""
        if self.shown is None or not self.moments:
            return self.next(go_back=go_back, take_back=take_back)
        since = self.moments[-2] if len(self.moments) > 1 else self.before
        return self._frame(self.duel.past(self.viewer, self.moments[-1], since=since), go_back, take_back)

    def _frame(self, view: View, go_back: bool, take_back: bool) -> Frame:
        mine = view.decision is not None and view.decision.player == self.viewer
        return Frame(
            duel=self.number,
            epoch=self.epoch,
            frame=len(self.moments),
            view=view,
            can_go_back=go_back and mine,
            can_take_back=take_back,
            battle=battle_preview(view),
            previews=previews(view) if mine else (),
            teaching=teaching(view) if mine else (),
        )

    def past(self, held: int = 0) -> tuple[Past, ...]:
        """The log of the frames after those that the client holds, without the newest."""
        found = []
        if self.before >= 0 and not held:
            found.append(self._past(0, self.before, -1))
        for index in range(held, len(self.moments) - 1):
            since = self.moments[index - 1] if index else self.before
            found.append(self._past(index + 1, self.moments[index], since))
        return tuple(found)

    def _past(self, frame: int, answers: int, since: int) -> Past:
        state = self.duel.state_after(answers)
        events = self.duel.past_events(self.viewer, answers, since=since)
        return Past(frame, state.turn, PHASE_NAMES[state.phase], events)

    def look(self, frame: int) -> Looked | None:
        """An earlier frame; None: there is none with this number."""
        if not 1 <= frame <= len(self.moments):
            return None
        since = self.moments[frame - 2] if frame > 1 else self.before
        return Looked(frame, self.duel.past(self.viewer, self.moments[frame - 1], since=since))

    def moment(self, frame: int) -> int:
        """After how many answers a frame shows the table; -1: there is none with this number."""
        return self.moments[frame - 1] if 1 <= frame <= len(self.moments) else -1

    def taken_back(self) -> None:
        """Answers were taken back: frames that show more are gone; the next one shows the table anew."""
        answers = self.duel.answers
        while self.moments and self.moments[-1] >= answers:
            self.moments.pop()
        self.before = min(self.before, answers - 1)
        self.shown = None
        self.epoch = new_epoch()
