/** What this browser keeps. A browser that keeps nothing is fine too: it is then forgotten with the page. */

export function load<T>(key: string, usual: T): T {
  try {
    const text = localStorage.getItem(`spellspeed.${key}`);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

export function save(key: string, value: unknown): void {
  try {
    localStorage.setItem(`spellspeed.${key}`, JSON.stringify(value));
  } catch {
    // full, or not allowed
  }
}
