import { revealFirstInvalid } from '@vetka/ui/forms';
import { useEffect, useRef, useState, type FormEvent } from 'react';

/**
 * Whether a field says why it does not take its text. «31.04» is not in the draft, which would be saved without a date.
 * `noValidate` lets it through.
 */
const isRefused = ({ currentTarget }: FormEvent<HTMLFormElement>): boolean =>
  [...currentTarget.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]:invalid')].some(
    ({ validity }) => validity.customError,
  );

/**
 * Props for a `<form>` that manages its own errors: after a submit refused by a field, by the form or by the API, the
 * first field with an error is scrolled to and focused; without one the message is scrolled to. Pass whether the request
 * is in progress.
 */
export function useRevealInvalid(isPending: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const isDue = useRef(false);
  const [, setAttempts] = useState(0);
  useEffect(function revealAfterRefusal() {
    if (!isDue.current || isPending) return;
    // A mutation reports that it has started a moment after the submit; until then an earlier refusal may be shown.
    const timer = setTimeout(() => {
      if (!ref.current || revealFirstInvalid(ref.current)) isDue.current = false;
      else ref.current.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  });
  /** An error that appears while the person is already typing must not move the focus. */
  const cancel = () => {
    isDue.current = false;
  };
  return {
    ref,
    onKeyDownCapture: cancel,
    onPointerDownCapture: cancel,
    onSubmitCapture: (event: FormEvent<HTMLFormElement>) => {
      if (isRefused(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      isDue.current = true;
      setAttempts((count) => count + 1);
    },
  };
}
