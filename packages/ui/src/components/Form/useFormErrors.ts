import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { revealElement } from '../../forms/fieldElements.ts';
import { useWords } from '../../internal/words/words.ts';
import { controlIn, keyOf, namedElement } from './formControls.ts';
import { refusalText, type FormControl, type RefusalWords } from './refusalText.ts';

/** Messages by names of fields. */
export type FormErrors = Readonly<Record<string, string>>;

/** A message under a field, and whether the browser refused the field or the application did. */
interface Message {
  text: string;
  isOfBrowser: boolean;
}

type Messages = Readonly<Record<string, Message>>;

const without = (messages: Messages, key: string): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([each]) => each !== key));

/** What is wrong with the fields of a form: what the browser finds, what the application finds, what the server says. */
export function useFormErrors(errors: FormErrors | undefined, validate: ((data: FormData) => FormErrors) | undefined) {
  const words: RefusalWords = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<Messages>({});
  const isRevealed = useRef(false);
  const setRefusal = (key: string, control: FormControl) =>
    setMessages((known) => ({ ...known, [key]: { text: refusalText(control, words), isOfBrowser: true } }));

  /** Shows messages of the application. Returns whether the form has such fields. */
  function show(found: FormErrors): boolean {
    const { current: own } = form;
    const wrong = Object.entries(found).flatMap(([name, text]) => {
      const element = own && namedElement(own, name);
      return element ? [{ element, text }] : [];
    });
    if (wrong.length === 0) return false;
    setMessages(Object.fromEntries(wrong.map(({ element, text }) => [keyOf(element), { text, isOfBrowser: false }])));
    const first = [...(own?.elements ?? [])].find((each) => wrong.some(({ element }) => element === each));
    if (first) revealElement(first);
    return true;
  }
  const showRefused = useEffectEvent((refused: FormErrors | undefined) => show(refused ?? {}));
  useEffect(
    function showRefusal() {
      showRefused(errors);
    },
    [errors],
  );

  const refuse = useEffectEvent((event: Event) => {
    // No bubble of the browser: the message is under the field.
    event.preventDefault();
    const control = event.target as FormControl;
    setRefusal(keyOf(control), control);
    if (isRevealed.current) return;
    isRevealed.current = true;
    // The browser reports all fields at once, the first of the page first.
    setTimeout(() => (isRevealed.current = false));
    revealElement(control);
  });
  // Called by React, after the field's own handler: a native listener would render the field with its old text.
  function recheck(target: EventTarget): void {
    const control = target as FormControl;
    const key = keyOf(control);
    if (!(key in messages)) return;
    if (control.validity.valid) setMessages(without(messages, key));
    else setRefusal(key, control);
  }
  const recheckAll = useEffectEvent(() => {
    const { current: own } = form;
    const isMended = ([key, { isOfBrowser }]: [string, Message]) =>
      isOfBrowser && own !== null && controlIn(own, key)?.validity.valid === true;
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
    form,
    recheck,
    clear: () => setMessages({}),
    /** Whether the application accepts what is sent. The browser has accepted it. */
    check: (own: HTMLFormElement): boolean => {
      if (validate && show(validate(new FormData(own)))) return false;
      setMessages({});
      return true;
    },
  };
}
