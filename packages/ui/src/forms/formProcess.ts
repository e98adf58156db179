import { fieldElements, keepInSight, revealElement } from './fieldElements.ts';
import type { FormOptions } from './form.ts';
import { createFormErrors, type FormErrors, type Messages } from './formErrors.ts';
import { FormValidationError } from './FormValidationError.ts';
import { valueAt, withValue, type FieldPath, type FieldValue } from './paths.ts';
import { createPressWatch } from './pressWatch.ts';
import { findWrong, type WrongField } from './rules.ts';
import { readRefusal, type Refusal, type ServerErrors } from './serverErrors.ts';

/** One form on the page. It outlives renders, which pass it their current state. */
export interface FormProcess<Values> {
  /**
   * Starts.
   * @returns a function that stops it
   */
  start: () => () => void;
  /** A render has other values, rules or callbacks. */
  update: (options: FormOptions<Values>) => void;
  change: <Path extends FieldPath<Values>>(name: Path, value: FieldValue<Values, Path>) => void;
  typed: FormErrors['type'];
  chosen: FormErrors['choose'];
  cleared: FormErrors['clear'];
  /** The focus left an element of the form. */
  leave: (from: Element, to: Node | null, form: Element) => void;
  /** A render shows other messages. */
  shown: (messages: Messages) => void;
  submit: () => void;
  refuse: (errors: ServerErrors) => Refusal;
  /** A render passes server errors, the same as before or new. */
  showRefusal: (errors: ServerErrors | null | undefined) => void;
}

export function createFormProcess<Values>(
  first: FormOptions<Values>,
  onMessages: (messages: Messages) => void,
): FormProcess<Values> {
  let options = first;
  const elements = fieldElements(idPrefixOf(first));
  const press = createPressWatch();
  const errors = createFormErrors({ check: () => findWrong(options.values, options.rules), onChange: onMessages });
  /** Errors already reported since submit. The same errors, or a subset, are not reported again. */
  let reported: readonly string[] = [];
  /** Where the focus went from a field that has not been validated yet. */
  let arrived: Node | null = null;

  const report = (wrong: readonly WrongField[]) => {
    const error = new FormValidationError(options.id, elements.inPageOrder(wrong));
    const place = document.getElementById(error.first?.id ?? '');
    if (place) revealElement(place);
    options.onInvalid?.(error);
  };
  const refuse = (refused: ServerErrors) => {
    const refusal = readRefusal(refused, elements.placeOf);
    errors.refuse(refusal.fields);
    report([...refusal.fields, ...refusal.rest.map((message) => ({ name: '', message }))]);
    return refusal;
  };
  const read = (name: string): unknown => valueAt(options.values, name as FieldPath<Values>);
  const isField = (name: string) => read(name) !== undefined;

  return {
    start() {
      const ends = [press.start(), errors.stop];
      return () => ends.forEach((end) => end());
    },
    update(next) {
      options = next;
      errors.settle();
    },
    change(name, value) {
      const values = withValue(options.values, name, value);
      // Base the change on the latest values, so that two changes in one tick both count.
      options = { ...options, values };
      options.onChange(values);
    },
    typed: errors.type,
    chosen: errors.choose,
    cleared: errors.clear,
    leave(from, to, form) {
      const left = elements.around(from, form, isField);
      // Focus moved within one field or out of the window: the field is not finished.
      if (!left || left.element.contains(to) || document.activeElement === from) return;
      const value = read(left.name);
      press.afterPress(() => {
        // The press may have changed the field that it left: a new day empties the time.
        if (read(left.name) !== value) return;
        errors.leave(left.name);
        arrived = to;
      });
    },
    shown(messages) {
      if (Object.keys(messages).length > 0) keepInSight(arrived);
      arrived = null;
    },
    submit() {
      if (options.isLoading) return;
      reported = [];
      errors.forget();
      const wrong = errors.checkAll();
      if (wrong.length > 0) report(wrong);
      else options.onSubmit(options.values);
    },
    refuse,
    showRefusal(refused) {
      const parts = refused == null ? [] : partsOf(refused);
      const isNew = parts.some((part) => !reported.includes(part));
      if (parts.length === 0 && reported.length > 0) errors.forget();
      reported = parts;
      if (isNew && refused != null) refuse(refused);
    },
  };
}

const partsOf = (errors: ServerErrors): string[] =>
  typeof errors === 'string' ? [errors] : Object.entries(errors).map((entry) => JSON.stringify(entry));

/** Prefix of the fields' element ids. */
export const idPrefixOf = <Values>({ id, idPrefix = `${id}.` }: FormOptions<Values>): string => idPrefix;
