/** Short notes that come and go by themselves. They are announced, and stay while somebody is on them. */
import { untrack } from 'svelte';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'good' | 'bad';
  /** A rule to open. */
  readonly rule?: string;
}

let counter = 0;
export const toasts: { list: Toast[] } = $state({ list: [] });

/** May be called from an effect: what it reads of the notes is no reason to run that effect again. */
export function toast(text: string, tone: Toast['tone'] = 'plain', rule?: string): void {
  const id = ++counter;
  const others = untrack(() => toasts.list).filter(other => other.text !== text);
  toasts.list = [...others, { id, text, tone, ...(rule !== undefined && { rule }) }].slice(-3);
}

export function dismiss(id: number): void {
  toasts.list = untrack(() => toasts.list).filter(other => other.id !== id);
}
