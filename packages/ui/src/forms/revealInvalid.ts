import { revealElement } from './fieldElements.ts';

/**
 * Scrolls to the first field of a form that shows an error, and focuses it: of a group its chosen option, or the first.
 * For forms that keep their own errors; `useForm` does the same itself.
 * @returns whether there was such a field
 */
export function revealFirstInvalid(form: Element): boolean {
  const first = form.querySelector('[aria-invalid="true"]');
  if (first) revealElement(first);
  return first !== null;
}
