import { useSyncExternalStore, type ReactNode } from 'react';

export type ToastKind = 'info' | 'success' | 'error' | 'product';

interface ToastBase {
  /** A second toast with the same id takes the place of the first. @default a new one */
  id?: string;
  /** How long it stays, in milliseconds; `Infinity` until it is closed. @default what the Toaster says */
  durationMs?: number;
  /** Pressed anywhere but on the cross. The toast closes, then this is called. */
  onClick?: () => void;
}

export interface MessageToast extends ToastBase {
  kind: Exclude<ToastKind, 'product'>;
  text: string;
  /** Takes the place of the kind's own icon, in the same coloured disc. */
  icon?: ReactNode;
  /** Says what a press does: «Повторить». Without it the text itself is pressed. */
  actionLabel?: string;
}

/** «В корзине»: what has just been added. */
export interface ProductToast extends ToastBase {
  kind: 'product';
  title: string;
  /** Kopecks. */
  price: number;
  /** Site-absolute path of the first picture, if there is one. */
  imageSrc?: string | undefined;
  /** @default 'В корзине' */
  actionLabel?: string;
}

export type ToastContent = MessageToast | ProductToast;

/** A toast on the list: with its id, the number of its showing, and whether it is on its way out. */
export type ShownToast = ToastContent & { id: string; showing: number; isLeaving: boolean };

/** A toast that was told to leave is gone by then, animated or not. */
const longestLeaveMs = 600;

// The browser's one list; `show` does nothing on the server, so requests share nothing.
let toasts: readonly ShownToast[] = [];
let lastNumber = 0;
let showings = 0;
const listeners = new Set<() => void>();
const none: readonly ShownToast[] = [];

function replace(next: readonly ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Puts a toast on the list, or in the place of the one with its id. Returns the id. */
export function showToast(content: ToastContent): string {
  const id = content.id ?? `toast-${++lastNumber}`;
  if (typeof document === 'undefined') return id;
  const shown: ShownToast = { ...content, id, showing: ++showings, isLeaving: false };
  const isKnown = toasts.some((one) => one.id === id);
  replace(isKnown ? toasts.map((one) => (one.id === id ? shown : one)) : [...toasts, shown]);
  return id;
}

/** Starts the leaving of one toast, or of all. Where no Toaster shows them, they are gone at once. */
export function dismissToast(id?: string): void {
  const leaving = toasts.filter((one) => id === undefined || one.id === id).map((one) => one.id);
  if (listeners.size === 0) {
    toasts = toasts.filter((one) => !leaving.includes(one.id));
    return;
  }
  replace(toasts.map((one) => (leaving.includes(one.id) ? { ...one, isLeaving: true } : one)));
  setTimeout(() => leaving.forEach(removeToast), longestLeaveMs);
}

/** Takes a toast that has left off the list; one that was shown anew meanwhile stays. */
export function removeToast(id: string): void {
  if (toasts.some((one) => one.id === id && one.isLeaving)) replace(toasts.filter((one) => one.id !== id));
}

export function useToasts(): readonly ShownToast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}
