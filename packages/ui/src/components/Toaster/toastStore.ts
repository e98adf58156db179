import { useSyncExternalStore, type ReactNode } from 'react';

export type ToastKind = 'info' | 'success' | 'error' | 'product';

interface ToastBase {
  /** A second toast with the same id replaces the first. @default a new one */
  id?: string | undefined;
  /** Duration (ms); `Infinity` until it is closed. @default the Toaster's duration */
  durationMs?: number | undefined;
  /** Pressing anywhere except the cross closes the toast, then calls this. */
  onClick?: (() => void) | undefined;
}

export interface MessageToast extends ToastBase {
  kind: Exclude<ToastKind, 'product'>;
  text: string;
  /** Replaces the icon, in the same coloured disc. */
  icon?: ReactNode;
  /** Names the action: «Повторить». Without it the text itself is the button. */
  actionLabel?: string | undefined;
}

/** «В корзине»: the product just added. */
export interface ProductToast extends ToastBase {
  kind: 'product';
  title: string;
  /** Kopecks. */
  price: number;
  /** Site-absolute path of the first picture, if any. */
  imageSrc?: string | undefined;
  /** @default 'В корзине' */
  actionLabel?: string | undefined;
}

export type ToastContent = MessageToast | ProductToast;

/** A toast in the store: its id, how many times it was shown, and whether it is closing. */
export type ShownToast = ToastContent & { id: string; showing: number; isLeaving: boolean };

/** A closing toast is removed after this delay, even if its animation has not run (ms). */
const longestLeaveMs = 600;

// A browser-wide list. `show` does nothing on the server, so requests share nothing.
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

/** Adds a toast or replaces the one with the same id. Returns the id. */
export function showToast(content: ToastContent): string {
  const id = content.id ?? `toast-${++lastNumber}`;
  if (typeof document === 'undefined') return id;
  const shown: ShownToast = { ...content, id, showing: ++showings, isLeaving: false };
  const isKnown = toasts.some((one) => one.id === id);
  replace(isKnown ? toasts.map((one) => (one.id === id ? shown : one)) : [...toasts, shown]);
  return id;
}

/** Starts closing one toast or all. Without a mounted Toaster they are removed at once. */
export function dismissToast(id?: string): void {
  const leaving = toasts.filter((one) => id === undefined || one.id === id).map((one) => one.id);
  if (listeners.size === 0) {
    toasts = toasts.filter((one) => !leaving.includes(one.id));
    return;
  }
  replace(toasts.map((one) => (leaving.includes(one.id) ? { ...one, isLeaving: true } : one)));
  setTimeout(() => leaving.forEach(removeToast), longestLeaveMs);
}

/** Removes a closed toast, unless it has been shown again meanwhile. */
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
