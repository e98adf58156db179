import { Fragment, useEffect, useEffectEvent, useState, type ComponentProps, type FormEvent } from 'react';
import { FieldErrors } from '../../internal/fieldErrors.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { FieldNote } from '../Field/FieldNote.tsx';
import { useFormErrors, type FormErrors } from './useFormErrors.ts';

export interface FormProps extends Omit<
  ComponentProps<'form'>,
  'noValidate' | 'onResetCapture' | 'className' | 'style'
> {
  /** What the server refuses, by names of fields. A message goes once its field changes. */
  errors?: FormErrors | undefined;
  /** Checks of the application after those of the browser, when the form is sent: messages by names of fields. */
  validate?: ((data: FormData) => FormErrors) | undefined;
}

/**
 * A `<form>` that the browser validates, with messages in Russian under the fields instead of the browser's bubbles:
 * `isRequired`, `minLength`, `pattern`, `type` and `setCustomValidity` count. Fields keep their values themselves; the
 * application reads `FormData` in `onSubmit` or in an `action`. Resetting the form brings their first values back.
 *
 * Use `useForm` of `@vetka/ui/forms` where fields are validated while people type.
 */
export function Form({ errors, validate, onSubmit, onChange, ref, children, ...attributes }: FormProps) {
  const [resets, setResets] = useState(0);
  const { texts, unplaced, form, check, clear, drop, recheck } = useFormErrors({ errors, validate, resets });
  const merged = useMergedRef(form, ref);
  function submit(event: FormEvent<HTMLFormElement>): void {
    if (check(event.currentTarget)) onSubmit?.(event as Parameters<NonNullable<typeof onSubmit>>[0]);
    else event.preventDefault();
  }
  // Not `onInput`: that comes before the `change` of a select, which would lose its choice when it is rendered between.
  function change(event: Parameters<NonNullable<typeof onChange>>[0]): void {
    recheck(event.target);
    onChange?.(event);
  }
  const startAgain = useEffectEvent((own: HTMLFormElement) => {
    const place = [...own.elements].indexOf(document.activeElement as Element);
    clear();
    // Fields that keep their values themselves begin again.
    setResets(resets + 1);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) (own.elements[place] as HTMLElement | undefined)?.focus();
    });
  });
  useEffect(
    function listenToReset() {
      const { current: own } = form;
      if (!own) return;
      const reset = () => startAgain(own);
      // React resets a form after its action with its own events disabled, so `onReset` would miss it.
      own.addEventListener('reset', reset);
      return () => own.removeEventListener('reset', reset);
    },
    [form],
  );
  return (
    <form
      {...attributes}
      ref={merged}
      onSubmit={submit}
      onChange={change}
      // Not called for the reset after an action, either.
      onResetCapture={drop}
    >
      <FieldErrors value={texts}>
        <Fragment key={resets}>{children}</Fragment>
      </FieldErrors>
      {unplaced[0] && (
        <div role="alert">
          {unplaced.map((text) => (
            <FieldNote key={text} error={text} />
          ))}
        </div>
      )}
    </form>
  );
}
