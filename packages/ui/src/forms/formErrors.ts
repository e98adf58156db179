import { errorsClearAfterMs, validateOnInputDelayMs } from '@vetka/domain/form';
import type { WrongField } from './rules.ts';

/** Messages by the names of fields. */
export type Messages = Readonly<Record<string, string>>;

const none: Messages = {};

export interface FormErrorsOptions {
  /** Everything that is wrong with the values as they are now. */
  check: () => readonly WrongField[];
  /** Errors on the page have changed. */
  onChange: (messages: Messages) => void;
}

/** When the errors of one form are seen. Knows neither the page nor React. */
export interface FormErrors {
  /** Fields are being typed into: they are looked at 300 ms after the last keystroke. */
  type: (...names: readonly string[]) => void;
  /** Something was chosen: it is looked at as soon as the form knows of it. */
  choose: (...names: readonly string[]) => void;
  /** A field was left. */
  leave: (name: string) => void;
  /** Values or rules are others now: what has been mended is no longer complained of. Adds nothing. */
  settle: () => void;
  /** Looks at all fields at once. @returns what is wrong */
  checkAll: () => readonly WrongField[];
  /** Shows what the server has found until it is answered, or for 8 seconds. */
  refuse: (fields: readonly WrongField[]) => void;
  /** The server's errors are no more: the form is sent again. */
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
  const tell = () => onChange({ ...fromServer, ...own });
  const look = (isSeen: (name: string) => boolean) => {
    clearTimeout(checking);
    const wrong = check();
    own = toMessages(wrong.filter(({ name }) => isSeen(name)));
    tell();
    return wrong;
  };
  const lookAfter = (delay: number, names: readonly string[]) => {
    for (const name of names) touched.add(name);
    clearTimeout(checking);
    checking = setTimeout(() => look((name) => touched.has(name)), delay);
  };
  /** Who changes a field has read what the server says about it. */
  const answer = (names: readonly string[]) => {
    const left = Object.entries(fromServer).filter(([name]) => !names.some((changed) => isAbout(name, changed)));
    if (left.length === Object.keys(fromServer).length) return;
    fromServer = Object.fromEntries(left);
    tell();
  };
  const forget = () => {
    clearTimeout(clearing);
    fromServer = none;
    tell();
  };
  return {
    type(...names) {
      answer(names);
      lookAfter(validateOnInputDelayMs, names);
    },
    choose(...names) {
      answer(names);
      lookAfter(0, names);
    },
    leave: (name) => lookAfter(0, [name]),
    settle() {
      if (Object.keys(own).length === 0) return;
      const wrong = toMessages(check());
      const left = Object.entries(own).filter(([name, message]) => wrong[name] === message);
      if (left.length === Object.keys(own).length) return;
      own = Object.fromEntries(left);
      tell();
    },
    checkAll() {
      const wrong = look(() => true);
      for (const { name } of wrong) touched.add(name);
      return wrong;
    },
    refuse(fields) {
      forget();
      fromServer = toMessages(fields);
      tell();
      clearing = setTimeout(forget, errorsClearAfterMs);
    },
    forget,
    stop() {
      clearTimeout(checking);
      clearTimeout(clearing);
    },
  };
}
