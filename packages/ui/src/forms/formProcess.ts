import { fieldElements, revealField } from './fieldElements.ts';
import type { FormOptions } from './form.ts';
import { createFormErrors, type FormErrors, type Messages } from './formErrors.ts';
import { FormValidationError } from './FormValidationError.ts';
import { valueAt, withValue, type FieldPath, type FieldValue } from './paths.ts';
import { createPressWatch } from './pressWatch.ts';
import { findWrong, type WrongField } from './rules.ts';
import { readRefusal, type Refusal, type ServerErrors } from './serverErrors.ts';

/** One form on the page. It outlives renderings, which tell it what they know. */
export interface FormProcess<Values> {
  /** Begins. @returns ends it */
  start: () => () => void;
  /** A rendering knows other values, rules or events. */
  update: (options: FormOptions<Values>) => void;
  change: <Path extends FieldPath<Values>>(name: Path, value: FieldValue<Values, Path>) => void;
  typed: FormErrors['type'];
  chosen: FormErrors['choose'];
  /** The focus has gone from one element of the form to another, or away. */
  leave: (from: Element, to: Node | null, form: Element) => void;
  submit: () => void;
  refuse: (errors: ServerErrors) => Refusal;
  /** A rendering has been given this refusal, the same as before or another. */
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
  /** What has been told since the form was sent: neither the same made anew nor a part of it is news. */
  let told: readonly string[] = [];

  const tell = (wrong: readonly WrongField[]) => {
    const error = new FormValidationError(options.id, elements.inPageOrder(wrong));
    if (error.first?.id !== undefined) revealField(error.first.id);
    options.onInvalid?.(error);
  };
  const refuse = (refused: ServerErrors) => {
    const refusal = readRefusal(refused, elements.placeOf);
    errors.refuse(refusal.fields);
    tell([...refusal.fields, ...refusal.rest.map((message) => ({ name: '', message }))]);
    return refusal;
  };
  const isField = (name: string) => valueAt(options.values, name as FieldPath<Values>) !== undefined;

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
      // Two changes of one moment both count: the second starts from what the first has made.
      options = { ...options, values };
      options.onChange(values);
    },
    typed: errors.type,
    chosen: errors.choose,
    leave(from, to, form) {
      const left = elements.around(from, form, isField);
      // Between the parts of one field, or out of the window: nobody has finished with it.
      if (!left || left.element.contains(to) || document.activeElement === from) return;
      press.afterPress(() => errors.leave(left.name));
    },
    submit() {
      if (options.isBusy) return;
      told = [];
      errors.forget();
      const wrong = errors.checkAll();
      if (wrong.length > 0) tell(wrong);
      else options.onSubmit(options.values);
    },
    refuse,
    showRefusal(refused) {
      const parts = refused == null ? [] : partsOf(refused);
      const isNews = parts.some((part) => !told.includes(part));
      if (parts.length === 0 && told.length > 0) errors.forget();
      told = parts;
      if (isNews && refused != null) refuse(refused);
    },
  };
}

const partsOf = (errors: ServerErrors): string[] =>
  typeof errors === 'string' ? [errors] : Object.entries(errors).map((entry) => JSON.stringify(entry));

/** Before the names of fields in the ids of their elements. */
export const idPrefixOf = <Values>({ id, idPrefix = `${id}.` }: FormOptions<Values>): string => idPrefix;
