import type { FormFieldError } from './FormValidationError.ts';

const focusable = 'input:not([disabled]), textarea:not([disabled]), button:not([disabled]), [tabindex="0"]';

/** Scrolls to the first error whose field is on the page and puts the focus there. @returns that error */
export function revealFirst(errors: readonly FormFieldError[]): FormFieldError | undefined {
  const found = errors.find(({ id }) => document.getElementById(id) !== null);
  if (found) reveal(found.id);
  return found;
}

function reveal(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  target?.focus({ preventScroll: true });
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}
