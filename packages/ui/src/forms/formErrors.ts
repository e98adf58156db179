import { errorsClearAfterMs, validateOnInputDelayMs } from '@vetka/domain/form';
import type { WrongField } from './rules.ts';

/** Messages by field name. */
export type Messages = Readonly<Record<string, string>>;

const none: Messages = {};

export interface FormErrorsOptions {
  /** All errors of the current values. */
  check: () => readonly WrongField[];
  /** The visible errors have changed. */
  onChange: (messages: Messages) => void;
}

/** Decides when the errors of one form become visible. Independent of the DOM and React. */
export interface FormErrors {
  /** Fields are being typed into: validate them 300 ms after the last keystroke. */
  type: (...names: readonly string[]) => void;
  /** Something was chosen: validate on the next update. */
  choose: (...names: readonly string[]) => void;
  /** A change elsewhere emptied fields: they count as not reached again. */
  clear: (...names: readonly string[]) => void;
  /** A field lost focus. */
  leave: (name: string) => void;
  /** Values or rules have changed: removes errors that no longer apply. Adds none. */
  settle: () => void;
  /**
   * Validates all fields at once.
   * @returns the errors
   */
  checkAll: () => readonly WrongField[];
  /** Shows server errors until they are answered, or for 8 seconds. */
  refuse: (fields: readonly WrongField[]) => void;
  /** Clears server errors: the form is submitted again. */
  forget: () => void;
  stop: () => void;
}

const toMessages = (fields: readonly WrongField[]): Messages =>
  Object.fromEntries(fields.map(({ name, message }) => [name, message]));

const isAbout = (name: string, changed: string): boolean => name === changed || name.startsWith(`${changed}.`);

export function createFormErrors({ check, onChange }: FormErrorsOptions): FormErrors {
  const touched = new Set<string>();
  let own = none;
  let fromServer = none;
  let checking: ReturnType<typeof setTimeout> | undefined;
  let clearing: ReturnType<typeof setTimeout> | undefined;
  const notify = () => onChange({ ...fromServer, ...own });
  const validate = (isShown: (name: string) => boolean) => {
    clearTimeout(checking);
    const wrong = check();
    own = toMessages(wrong.filter(({ name }) => isShown(name)));
    notify();
    return wrong;
  };
  const validateAfter = (delay: number, names: readonly string[]) => {
    for (const name of names) touched.add(name);
    clearTimeout(checking);
    checking = setTimeout(() => validate((name) => touched.has(name)), delay);
  };
  /** Changing a field dismisses its server error. */
  const answer = (names: readonly string[]) => {
    const left = Object.entries(fromServer).filter(([name]) => !names.some((changed) => isAbout(name, changed)));
    if (left.length === Object.keys(fromServer).length) return;
    fromServer = Object.fromEntries(left);
    notify();
  };
  const forget = () => {
    clearTimeout(clearing);
    fromServer = none;
    notify();
  };
  return {
    type(...names) {
      answer(names);
      validateAfter(validateOnInputDelayMs, names);
    },
    choose(...names) {
      answer(names);
      validateAfter(0, names);
    },
    clear(...names) {
      answer(names);
      for (const name of names) touched.delete(name);
    },
    leave: (name) => validateAfter(0, [name]),
    settle() {
      if (Object.keys(own).length === 0) return;
      const wrong = toMessages(check());
      const left = Object.entries(own).filter(([name, message]) => wrong[name] === message);
      if (left.length === Object.keys(own).length) return;
      own = Object.fromEntries(left);
      notify();
    },
    checkAll() {
      const wrong = validate(() => true);
      for (const { name } of wrong) touched.add(name);
      return wrong;
    },
    refuse(fields) {
      forget();
      fromServer = toMessages(fields);
      notify();
      clearing = setTimeout(forget, errorsClearAfterMs);
    },
    forget,
    stop() {
      clearTimeout(checking);
      clearTimeout(clearing);
    },
  };
}
