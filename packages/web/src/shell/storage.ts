/** Small things kept on this device. A browser that keeps nothing is no reason to fail. */
const PREFIX = 'kolbiste.';

export function readKept(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the setting lasts as long as the page.
  }
}
