import { validateOnInputDelayMs } from '@vetka/domain/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from '../useContext.ts';
import { FormValidationError, type FormFieldError } from './FormValidationError.ts';
import { revealFirst } from './revealField.ts';

type ShownErrors = Readonly<Record<string, string>>;

const nothing: ShownErrors = {};

const shownOf = (errors: readonly FormFieldError[], isShown: (id: string) => boolean): ShownErrors =>
  Object.fromEntries(errors.filter(({ id }) => isShown(id)).map(({ id, message }) => [id, message]));

/**
 * When the errors of a form are seen: those of a field 300 ms after the last change of it and when it is left, all of
 * them when the form is sent. `errors` are all that is wrong now, in the order of the fields on the page.
 */
export function useFormErrors(formId: string, errors: readonly FormFieldError[]) {
  const { toasts } = useShell();
  const [shown, setShown] = useState(nothing);
  const latest = useRef(errors);
  const touched = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function keepLatest() {
    latest.current = errors;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback(() => {
    clearTimeout(timer.current);
    setShown(shownOf(latest.current, (id) => touched.current.has(id)));
  }, []);
  /** Fields have been changed. */
  const change = useCallback(
    (...ids: string[]) => {
      for (const id of ids) touched.current.add(id);
      clearTimeout(timer.current);
      timer.current = setTimeout(show, validateOnInputDelayMs);
    },
    [show],
  );
  /** A field has been left. */
  const leave = useCallback(
    (id: string) => {
      touched.current.add(id);
      show();
    },
    [show],
  );
  /** Tells the first of some errors in a toast and scrolls to it. @returns whether its field is on the page */
  const tellFirst = useCallback(
    (wrong: readonly FormFieldError[]): boolean => {
      const first = revealFirst(wrong);
      if (first) toasts.show({ kind: 'error', text: first.message, id: `field:${first.id}` });
      return first !== undefined;
    },
    [toasts],
  );
  /** The form is about to be sent. @throws FormValidationError when it can't be */
  const validate = () => {
    for (const { id } of errors) touched.current.add(id);
    show();
    if (errors.length === 0) return;
    tellFirst(errors);
    throw new FormValidationError(formId, errors);
  };
  return { shown, change, leave, validate, tellFirst };
}
