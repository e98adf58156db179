/** Whether a dialog is open over the page. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Calls back once no dialog is open, and it has returned the focus. @returns cancels the wait */
export function afterDialogs(act: () => void): () => void {
  let frame = 0;
  const look = (wasOpen: boolean) => {
    const isOpen = isDialogOpen();
    if (!isOpen && !wasOpen) act();
    else frame = requestAnimationFrame(() => look(isOpen));
  };
  frame = requestAnimationFrame(() => look(true));
  return () => cancelAnimationFrame(frame);
}
