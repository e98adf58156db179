import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { byPlace, revealElement } from '../../forms/fieldElements.ts';
import { useWords } from '../../internal/words/words.ts';
import { controlIn, keyOf, namedElement } from './formControls.ts';
import { refusalText, type FormControl, type RefusalWords } from './refusalText.ts';

/** Messages by names of fields. */
export type FormErrors = Readonly<Record<string, string>>;

/** A message under a field, and whether the browser refused the field or the application did. */
interface Message {
  text: string;
  isOfBrowser: boolean;
  /** No field shows it: the form does. */
  isUnplaced: boolean;
}

/** By keys of fields; by anything else without a field. */
type Messages = Readonly<Record<string, Message>>;

const messageFor = (element: Element | undefined, name: string, text: string, isOfBrowser: boolean): Messages => {
  const key = element && keyOf(element);
  return { [key ?? name]: { text, isOfBrowser, isUnplaced: key === undefined } };
};

const hasElement = <Wrong extends { element: Element | undefined }>(
  wrong: Wrong,
): wrong is Wrong & { element: Element } => wrong.element !== undefined;

interface FormErrorOptions {
  errors: FormErrors | undefined;
  validate: ((data: FormData) => FormErrors) | undefined;
  /** How many times the form began again, with other fields. */
  resets: number;
}

/** What is wrong with the fields of a form: what the browser finds, what the application finds, what the server says. */
export function useFormErrors({ errors, validate, resets }: FormErrorOptions) {
  const words: RefusalWords = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<Messages>({});
  const isRevealed = useRef(false);
  // The reset after which the errors are not shown again: that of a person, not that of React after an action.
  const dropAt = useRef(-1);
  const refusal = (control: FormControl) => messageFor(control, control.name, refusalText(control, words), true);

  /** Shows messages of the application. Returns whether there are any. */
  function show(found: FormErrors): boolean {
    const { current: own } = form;
    const wrong = Object.entries(found).map(([name, text]) => {
      const element = (own && namedElement(own, name)) ?? undefined;
      return { element, message: messageFor(element, name, text, false) };
    });
    if (wrong.length === 0) return false;
    setMessages(Object.assign({}, ...wrong.map(({ message }) => message)) as Messages);
    const [first] = wrong.filter(hasElement).toSorted(byPlace);
    if (first) revealElement(first.element);
    return true;
  }
  const showRefused = useEffectEvent((refused: FormErrors | undefined, after: number) => {
    if (after !== dropAt.current) show(refused ?? {});
    dropAt.current = -1;
  });
  useEffect(
    function showRefusal() {
      // React resets a form while it renders the answer to its action, which is about the new fields.
      showRefused(errors, resets);
    },
    [errors, resets],
  );

  const refuse = useEffectEvent((event: Event) => {
    // No bubble of the browser: the message is under the field.
    event.preventDefault();
    const control = event.target as FormControl;
    setMessages((known) => ({ ...known, ...refusal(control) }));
    if (isRevealed.current) return;
    isRevealed.current = true;
    // The browser reports all fields at once, the first of the page first.
    setTimeout(() => (isRevealed.current = false));
    revealElement(control);
  });
  function recheck(target: EventTarget): void {
    const control = target as FormControl;
    const own = keyOf(control) ?? '';
    const isOver = ([key, { isUnplaced }]: [string, Message]) => isUnplaced || key === own;
    const update = (known: Messages): Messages => {
      const all = Object.entries(known);
      if (!all.some(isOver)) return known;
      const others = Object.fromEntries(all.filter((each) => !isOver(each)));
      return control.validity.valid || !(own in known) ? others : { ...others, ...refusal(control) };
    };
    // Once the field has rendered the new text and told the browser what is wrong with it.
    requestAnimationFrame(() => setMessages(update));
  }
  const recheckAll = useEffectEvent(() => {
    const { current: own } = form;
    const isMended = ([key, { isOfBrowser }]: [string, Message]) =>
      isOfBrowser && own && controlIn(own, key)?.validity.valid;
    const all = Object.entries(messages);
    if (all.some(isMended)) setMessages(Object.fromEntries(all.filter((each) => !isMended(each))));
  });
  useEffect(function listen() {
    const { current: own } = form;
    const listener = (event: Event) => refuse(event);
    // `invalid` does not bubble.
    own?.addEventListener('invalid', listener, true);
    // A day of a calendar or an option of a list is chosen without an event of the field, and outside of the form. Not
    // when the field is left: the button below would move away from under the press.
    const recheckSoon = () => void requestAnimationFrame(() => recheckAll());
    document.addEventListener('click', recheckSoon, true);
    document.addEventListener('keyup', recheckSoon, true);
    return () => {
      own?.removeEventListener('invalid', listener, true);
      document.removeEventListener('click', recheckSoon, true);
      document.removeEventListener('keyup', recheckSoon, true);
    };
  }, []);

  return {
    texts: Object.fromEntries(Object.entries(messages).map(([key, { text }]) => [key, text])),
    unplaced: Object.values(messages).flatMap(({ text, isUnplaced }) => (isUnplaced ? [text] : [])),
    form,
    recheck,
    clear: () => setMessages({}),
    /** The errors of the last answer are not shown again after the coming reset. */
    drop: () => void (dropAt.current = resets + 1),
    /** Whether the application accepts what is sent. The browser has accepted it. */
    check: (own: HTMLFormElement): boolean => {
      if (validate && show(validate(new FormData(own)))) return false;
      setMessages({});
      return true;
    },
  };
}
