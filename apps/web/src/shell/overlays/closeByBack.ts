/** @see https://developer.mozilla.org/docs/Web/API/CloseWatcher */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

declare global {
  /** Undefined in Safari and Firefox. */
  var CloseWatcher: (new () => CloseWatcher) | undefined;
}

/** Marks the body while a modal layer of the kit is open. */
const layerMark = 'data-scroll-locked';

/**
 * «Back» of an Android phone acts as Escape while a dialog, a sheet or a panel is open: it closes what is on top instead
 * of leaving the page (decision 419). Escape itself, which is a request to close as well, never gets here: a layer
 * prevents its default action.
 */
export function closeByBack(): void {
  const { CloseWatcher } = window;
  if (!CloseWatcher) return;
  let watcher: CloseWatcher | undefined;

  const watchWhileOpen = () => {
    const isOpen = document.body.hasAttribute(layerMark);
    if (isOpen && !watcher) {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', close);
    } else if (!isOpen) {
      watcher?.destroy();
      watcher = undefined;
    }
  };
  // A watcher ends with its request, and a layer may stay: one below, or one that asks a question first.
  const close = () => {
    watcher = undefined;
    watchWhileOpen();
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
  };

  new MutationObserver(watchWhileOpen).observe(document.body, { attributeFilter: [layerMark] });
  // A layer may have opened before the page was idle.
  watchWhileOpen();
}
