import { withParents } from './paths.ts';
import type { FormFieldError } from './FormValidationError.ts';
import type { WrongField } from './rules.ts';

const answers = 'input:not([disabled]), textarea:not([disabled]), select:not([disabled])';
const buttons = 'button:not([disabled])';

/** Finds a form's fields on the page: an element's id is the prefix plus the field's name. */
export interface FieldElements {
  /** Resolves a name to a field on the page: itself or its nearest ancestor. */
  placeOf: (name: string) => string | undefined;
  /** The field that contains a node of the form. */
  around: (
    node: Element,
    form: Element,
    isField: (name: string) => boolean,
  ) => { name: string; element: Element } | undefined;
  /** The same errors with their elements' ids, in page order; those not on the page come last. */
  inPageOrder: (wrong: readonly WrongField[]) => FormFieldError[];
}

export function fieldElements(prefix: string): FieldElements {
  const elementOf = (name: string) => document.getElementById(prefix + name);
  return {
    placeOf: (name) => withParents(name).find((path) => elementOf(path) !== null),
    around(node, form, isField) {
      for (let at: Element | null = node; at && at !== form; at = at.parentElement) {
        const name = at.id.startsWith(prefix) ? at.id.slice(prefix.length) : '';
        if (name !== '' && isField(name)) return { name, element: at };
      }
      return undefined;
    },
    inPageOrder(wrong) {
      const placed = wrong.flatMap((field) => {
        const element = elementOf(field.name);
        return element ? [{ field, element }] : [];
      });
      const onPage = new Set(placed.map(({ field }) => field));
      return [
        ...placed.toSorted(byPlace).map(({ field, element }) => ({ ...field, id: element.id })),
        ...wrong.filter((field) => !onPage.has(field)).map((field) => ({ ...field, id: undefined })),
      ];
    },
  };
}

/** Order of the page. */
export const byPlace = (one: { element: Element }, other: { element: Element }): number =>
  one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * Scrolls a control that just got the focus back into the window, if the message of the field before it has pushed it
 * out: the browser scrolls to a control only once.
 */
export function keepInSight(control: Node | null): void {
  if (control instanceof Element && control === document.activeElement) control.scrollIntoView({ block: 'nearest' });
}

/** Scrolls to the element of a field and focuses its control; in a group the chosen option, or the first one. */
export function revealElement(element: Element): void {
  const chosen = element.querySelector<HTMLElement>('input[type="radio"]:checked:not([disabled])');
  const within = chosen ?? element.querySelector<HTMLElement>(answers) ?? element.querySelector<HTMLElement>(buttons);
  const target = element.matches(`${answers}, ${buttons}`) ? element : (within ?? element);
  (target as HTMLElement).focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}
