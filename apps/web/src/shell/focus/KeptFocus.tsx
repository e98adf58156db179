import { useEffect, useRef, type ReactNode } from 'react';
import { afterDialogs } from '../overlays/afterDialogs.ts';
import { focusKept } from './focusKept.ts';

const controls = 'input:enabled, textarea:enabled, select:enabled, button:enabled';

/** The chosen option of a group, or the first control; of steps those of the current one. */
function controlIn(place: HTMLElement): HTMLElement | null {
  const part = place.querySelector<HTMLElement>('[aria-current="step"]') ?? place;
  return part.querySelector<HTMLElement>('input[type="radio"]:checked') ?? part.querySelector<HTMLElement>(controls);
}

/** Focuses the control of a place, or the place where it has none left. */
function focusIn(place: HTMLElement): void {
  const control = controlIn(place);
  if (!control) place.tabIndex = -1;
  (control ?? place).focus();
}

interface KeptFocusProps {
  /** What is shown, comparable. */
  shown: string | number | boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Keeps the focus in a place whose pressed button is replaced by something else, such as a form: then the first control
 * of the place takes it, or the place itself. Nothing moves when the person was elsewhere.
 */
export function KeptFocus({ shown, className, children }: KeptFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  const wasHere = useRef(false);
  const before = useRef(shown);
  useEffect(function followFocus() {
    // A removed element does not say that it has lost the focus.
    const note = ({ target }: FocusEvent) => {
      wasHere.current = target instanceof Node && place.current?.contains(target) === true;
    };
    // Nor does a press on an empty part of the page.
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && place.current?.contains(target))) wasHere.current = false;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', leave);
    };
  }, []);
  useEffect(
    function keepFocus() {
      if (before.current === shown) return undefined;
      before.current = shown;
      if (!wasHere.current) return undefined;
      return afterDialogs(() => {
        if (document.activeElement === document.body && place.current) focusIn(place.current);
      });
    },
    [shown],
  );
  return (
    <div ref={place} className={className} {...focusKept}>
      {children}
    </div>
  );
}
