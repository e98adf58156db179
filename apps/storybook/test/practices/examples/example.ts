import { listening } from './behaviour.ts';

/** What spoils an example, so that a must is broken. */
type Defect = () => void;

/** A correct example of a pattern, and for each must a defect that breaks it. */
export interface Example {
  html: string;
  /** Adds the behaviour. */
  start?: () => void;
  defects: Record<string, Defect>;
}

const every = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Takes an attribute away from all that match. */
export const drop =
  (selector: string, attribute: string): Defect =>
  () => {
    for (const element of every(selector)) element.removeAttribute(attribute);
  };

/** Sets an attribute on all that match. */
export const set =
  (selector: string, attribute: string, value: string): Defect =>
  () => {
    for (const element of every(selector)) element.setAttribute(attribute, value);
  };

/** Takes the elements that match away. */
export const remove =
  (selector: string): Defect =>
  () => {
    for (const element of every(selector)) element.remove();
  };

/** Replaces the text of all that match. */
export const say =
  (selector: string, text: string): Defect =>
  () => {
    for (const element of every(selector)) element.textContent = text;
  };

/** Puts another element in the place of all that match, with the same attributes and content. */
export const rename =
  (selector: string, tag: string): Defect =>
  () => {
    for (const element of every(selector)) {
      const other = document.createElement(tag);
      for (const { name, value } of element.attributes) other.setAttribute(name, value);
      other.replaceChildren(...element.childNodes);
      element.replaceWith(other);
    }
  };

/** Keys do nothing, as if nobody handled them. */
export const swallow =
  (...keys: string[]): Defect =>
  () => {
    const stop = (event: KeyboardEvent) => {
      if (!keys.includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of ['keydown', 'keyup', 'keypress'] as const)
      window.addEventListener(type, stop, { capture: true, signal: listening.signal });
  };

/** Moves the focus elsewhere whenever it comes to what matches. */
export const repel =
  (selector: string): Defect =>
  () => {
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(selector)) target.blur();
    };
    document.addEventListener('focusin', leave, { signal: listening.signal });
  };
