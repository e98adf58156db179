/**
 * Reports an open dialog that hides the rest of the page from screen readers and does not say that it is modal
 * (`aria-modal`), as the WAI-ARIA practices ask.
 */
export function checkModality(): string | undefined {
  const hidden = document.querySelector('[data-aria-hidden]');
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const silent = dialogs.filter((dialog) => !dialog.closest('[aria-hidden]') && dialog.ariaModal !== 'true');
  if (!hidden || silent.length === 0 || silent.length < dialogs.length) return undefined;
  return `a modal dialog without aria-modal: «${silent[0]?.textContent.slice(0, 40)}»`;
}
