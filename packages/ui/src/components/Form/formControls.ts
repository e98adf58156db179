import type { FormControl } from './refusalText.ts';

const isControl = (element: Element | null): element is FormControl =>
  element !== null && element.matches('input:not([type="hidden"]), select, textarea');

/**
 * What `Field` knows itself by, for anything inside it: the id of its control, or of its group. Undefined where no
 * message can be shown.
 */
export function keyOf(element: Element): string | undefined {
  const field = element.closest('[data-part="field"]');
  const group = field?.getAttribute('aria-labelledby');
  if (group) return group.replace(/-label$/, '');
  const label = field?.querySelector<HTMLLabelElement>('label[data-part="label"]');
  // A checkbox shows its message itself.
  return (
    label?.htmlFor ?? (element.matches('[data-part="option"] > :not([role])[type="checkbox"]') ? element.id : undefined)
  );
}

/** The control with a key: of a group, its first option. */
export function controlIn(form: HTMLFormElement, key: string): FormControl | undefined {
  return [...form.elements].filter(isControl).find((element) => keyOf(element) === key);
}

/** The first element with a name that people see: of a group, its first option; of a tree, its current item. */
export function namedElement(form: HTMLFormElement, name: string): Element | undefined {
  const named = [...form.elements].filter((element) => element.getAttribute('name') === name);
  // A date and a choice of several submit a hidden input beside what people see.
  const field = named[0]?.closest('[data-part="field"]');
  const inField = field?.querySelector('input:not([type="hidden"]), [role="treeitem"][tabindex="0"]');
  return named.find(isControl) ?? inField ?? undefined;
}
