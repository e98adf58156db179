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
  /** The refusal on the page, as text: an object made anew by every rendering is no new refusal. */
  let shown = '';

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
      shown = '';
      errors.forget();
      const wrong = errors.checkAll();
      if (wrong.length > 0) tell(wrong);
      else options.onSubmit(options.values);
    },
    refuse,
    showRefusal(refused) {
      const text = refused == null || isEmpty(refused) ? '' : JSON.stringify(refused);
      if (text === shown) return;
      shown = text;
      if (refused == null || text === '') errors.forget();
      else refuse(refused);
    },
  };
}

const isEmpty = (errors: ServerErrors): boolean => Object.keys(errors).length === 0;

/** Before the names of fields in the ids of their elements. */
export const idPrefixOf = <Values>({ id, idPrefix = `${id}.` }: FormOptions<Values>): string => idPrefix;
