import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { revealFirstInvalid } from '../../forms/revealInvalid.ts';

export interface DeskFormProps {
  id?: string | undefined;
  className?: string | undefined;
  onSubmit: () => void;
  /** The answer is on its way; a refused field is shown when it is here. */
  isLoading?: boolean | undefined;
  children: ReactNode;
}

/**
 * A form of the seller's desk. When a submit is refused, it focuses the first invalid field. If no field is invalid, it
 * scrolls to the form's error message.
 */
export function DeskForm({ id, className, onSubmit, isLoading = false, children }: DeskFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isDue = useRef(false);
  const [, setAttempts] = useState(0);
  useEffect(function revealAfterRefusal() {
    if (!isDue.current || isLoading) return undefined;
    // A request reports that it has started a moment after the submit.
    const timer = setTimeout(() => {
      if (!form.current || revealFirstInvalid(form.current)) isDue.current = false;
      else form.current.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => clearTimeout(timer);
  });
  /** An error that appears while the person is already typing must not move the focus. */
  const cancel = () => {
    isDue.current = false;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    isDue.current = true;
    setAttempts((count) => count + 1);
    onSubmit();
  };
  return (
    <form
      ref={form}
      id={id}
      className={className}
      onSubmit={submit}
      onKeyDownCapture={cancel}
      onPointerDownCapture={cancel}
      noValidate
    >
      {children}
    </form>
  );
}
