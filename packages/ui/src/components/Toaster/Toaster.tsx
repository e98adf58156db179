import { formatPrice } from '@vetka/domain/money';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';
import { aboveLayersProps } from '../../internal/layers/guards.ts';
import { useWords } from '../../internal/words/words.ts';
import { ToastCard } from './ToastCard.tsx';
import type { Edge, Side } from './Toaster.css.ts';
import * as styles from './Toaster.css.ts';
import { dismissToast, removeToast, useToasts, type ShownToast } from './toastStore.ts';
import { useToastTimer } from './toastTimer.ts';
import { useClearOfLayers } from './useClearOfLayers.ts';

export interface ToasterProps {
  /** Corner of the desktop window. @default 'bottom-right' */
  position?: `${Edge}-${Side}` | undefined;
  /** Edge of the phone's window; toasts take its full width. @default the edge of `position` */
  phoneEdge?: Edge | undefined;
  /** Distance from the desktop window's edge in pixels, for example below a header. @default 24 */
  offset?: number | undefined;
  /** Distance from the top of the phone's window in pixels, for example below a header. @default 12 */
  phoneOffset?: number | undefined;
  /** Default duration of a toast (ms). @default 5000 */
  durationMs?: number | undefined;
  /** Maximum number of visible toasts; older ones wait until newer ones have closed. @default 5 */
  visibleLimit?: number | undefined;
  /** Accessible name of the region. @default 'Уведомления' */
  label?: string | undefined;
}

/**
 * Shows the toasts of `toast()`. Mount one at the root of the page: its live region must exist before the first
 * message, or a screen reader misses it. As a child of the body it does not move when a dialog removes the scrollbar.
 * It lies above modal layers, beside them or below their headers, and pressing a toast closes none of them.
 */
export function Toaster({
  position = 'bottom-right',
  phoneEdge,
  offset = 24,
  phoneOffset = 12,
  durationMs = 5000,
  visibleLimit = 5,
  label,
}: ToasterProps) {
  const { notices = 'Уведомления', inCart = 'В корзине' } = useWords();
  const visible = useToasts().slice(-visibleLimit);
  const [edge, side] = position.split('-') as [Edge, Side];
  // Set through CSSOM: a strict style-src blocks style attributes in server-rendered HTML.
  const region = useRef<HTMLElement>(null);
  const { isPaused, pauseHandlers, lookForFocus } = usePause(region, visible.length === 0);
  useLayoutEffect(
    function setOffset() {
      region.current?.style.setProperty(styles.offsetVar, `${offset}px`);
      region.current?.style.setProperty(styles.phoneOffsetVar, `${phoneOffset}px`);
    },
    [offset, phoneOffset],
  );
  useClearOfLayers(region);
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={label ?? notices}
      data-edge={edge}
      data-side={side}
      data-phone-edge={phoneEdge ?? edge}
      {...aboveLayersProps}
      {...pauseHandlers}
    >
      <div className={styles.announcement} aria-live="polite" aria-relevant="additions">
        {visible.map((toast) => (
          <p key={toast.showing}>{spokenText(toast, inCart)}</p>
        ))}
      </div>
      {/* Not announced itself, but marked as a live region: a modal layer hides everything else from screen readers. */}
      <ol className={styles.list} aria-live="off">
        {visible.map((toast) => (
          // A new key announces a repeated toast again and restarts its timer.
          <ToastSlot
            key={toast.showing}
            toast={toast}
            durationMs={toast.durationMs ?? durationMs}
            isPaused={isPaused}
            onGone={lookForFocus}
          />
        ))}
      </ol>
    </section>
  );
}

function spokenText(toast: ShownToast, inCart: string): string {
  if (toast.kind !== 'product') return toast.actionLabel ? `${toast.text}. ${toast.actionLabel}` : toast.text;
  return `${toast.title}, ${formatPrice(toast.price)}. ${toast.actionLabel ?? inCart}`;
}

interface ToastSlotProps {
  toast: ShownToast;
  durationMs: number;
  isPaused: boolean;
  onGone: () => void;
}

function ToastSlot({ toast, durationMs, isPaused, onGone }: ToastSlotProps) {
  useEffect(() => onGone, [onGone]);
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

/** Timers pause while the toasts have hover or focus, and while the page is in the background. */
function usePause(region: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  // A removed element fires neither blur nor pointerleave.
  if (isEmpty && isHovered) setIsHovered(false);
  const lookForFocus = useCallback(
    () => setHasFocus(region.current?.contains(document.activeElement) ?? false),
    [region],
  );
  const pauseHandlers = {
    onPointerEnter: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => setHasFocus(true),
    onBlur: (event: FocusEvent<HTMLElement>) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
  };
  return { isPaused: isHovered || hasFocus || isHidden, pauseHandlers, lookForFocus };
}
