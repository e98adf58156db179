import { formatPrice } from '@vetka/domain/money';
import { useLayoutEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { aboveLayersProps } from '../../internal/layers/guards.ts';
import { ToastCard } from './ToastCard.tsx';
import * as styles from './Toaster.css.ts';
import { dismissToast, removeToast, useToasts, type ShownToast } from './toastStore.ts';
import { useToastTimer } from './toastTimer.ts';
import { useClearOfLayers } from './useClearOfLayers.ts';

type Edge = 'top' | 'bottom';
type Side = 'left' | 'center' | 'right';

export interface ToasterProps {
  /** Corner of the desktop window. @default 'bottom-right' */
  position?: `${Edge}-${Side}`;
  /** Edge of the phone's window; toasts are as wide as it. @default the edge of `position` */
  phoneEdge?: Edge;
  /** Distance from the desktop edge in pixels: under a header, say. @default 24 */
  offset?: number;
  /** How long a toast stays that does not say itself, in milliseconds. @default 5000 */
  durationMs?: number;
  /** How many are seen at a time; older ones wait until newer ones have left. @default 5 */
  visibleLimit?: number;
  /** Name of the region. @default 'Уведомления' */
  label?: string;
}

/**
 * The place where `toast()` shows. Mount one, at the root of the page: its live region has to be there before the first
 * message, or a screen reader misses it. Lies above modal layers, beside them or below their heads, and pressing a toast
 * closes none of them.
 */
export function Toaster({
  position = 'bottom-right',
  phoneEdge,
  offset = 24,
  durationMs = 5000,
  visibleLimit = 5,
  label = 'Уведомления',
}: ToasterProps) {
  const visible = useToasts().slice(-visibleLimit);
  const { isPaused, pauseHandlers } = usePause(visible.length === 0);
  const [edge, side] = position.split('-') as [Edge, Side];
  // Through CSSOM: a style attribute in server-rendered HTML is refused by a strict style-src.
  const region = useRef<HTMLElement>(null);
  useLayoutEffect(
    function setOffset() {
      region.current?.style.setProperty(styles.offsetVar, `${offset}px`);
    },
    [offset],
  );
  useClearOfLayers(region);
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={label}
      data-edge={edge}
      data-side={side}
      data-phone-edge={phoneEdge ?? edge}
      {...aboveLayersProps}
      {...pauseHandlers}
    >
      <div className={styles.announcement} aria-live="polite" aria-relevant="additions">
        {visible.map((toast) => (
          <p key={toast.showing}>{spokenText(toast)}</p>
        ))}
      </div>
      {/* Silent, but a live region all the same: a modal layer hides everything else from screen readers. */}
      <ol className={styles.list} aria-live="off">
        {visible.map((toast) => (
          // Shown anew it is said anew, and its time begins again.
          <ToastSlot
            key={toast.showing}
            toast={toast}
            durationMs={toast.durationMs ?? durationMs}
            isPaused={isPaused}
          />
        ))}
      </ol>
    </section>
  );
}

function spokenText(toast: ShownToast): string {
  if (toast.kind !== 'product') return toast.actionLabel ? `${toast.text}. ${toast.actionLabel}` : toast.text;
  return `${toast.title}, ${formatPrice(toast.price)}. ${toast.actionLabel ?? 'В корзине'}`;
}

interface ToastSlotProps {
  toast: ShownToast;
  durationMs: number;
  isPaused: boolean;
}

function ToastSlot({ toast, durationMs, isPaused }: ToastSlotProps) {
  useToastTimer(durationMs, isPaused || toast.isLeaving, () => dismissToast(toast.id));
  return (
    <li
      className={styles.slot}
      data-leaving={toast.isLeaving ? '' : undefined}
      onAnimationEnd={() => removeToast(toast.id)}
    >
      <div className={styles.fold}>
        <ToastCard toast={toast} />
      </div>
    </li>
  );
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Toasts wait while somebody is at them, and while the page is in the background. */
function usePause(isEmpty: boolean) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  // An element that is removed says neither blur nor leave: an empty region has nobody at it.
  if (isEmpty && (isHovered || hasFocus)) {
    setIsHovered(false);
    setHasFocus(false);
  }
  const pauseHandlers = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setHasFocus(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
  };
  return { isPaused: isHovered || hasFocus || isHidden, pauseHandlers };
}
