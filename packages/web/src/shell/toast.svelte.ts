/** Short notes that come and go by themselves. They are announced, and stay while somebody is on them. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** A rule to open. */
  readonly rule?: string;
}

let counter = 0;
export const toasts: { list: Toast[] } = $state({ list: [] });

export function toast(text: string, tone: Toast['tone'] = 'plain', rule?: string): void {
  const id = ++counter;
  toasts.list = [...toasts.list.filter(other => other.text !== text), { id, text, tone, ...(rule !== undefined && { rule }) }].slice(-3);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter(other => other.id !== id);
}
