import { isDialogOpen } from '../overlays/afterDialogs.ts';

/** What can take the focus without opening the keyboard of a phone. */
const controls =
  'a[href], button:enabled, select:enabled, summary, input:is([type="checkbox"], [type="radio"]):enabled';

/** How many controls on each side of the focused one are remembered. */
const reach = 10;

/** The page, or a dialog over it. */
const scopes = '[role="dialog"], [role="alertdialog"]';

/** Parts that move the focus themselves: those that say so (`focusKept`), and tables. */
const keptParts = '[data-focus-kept], [role="grid"]';

/** How long other code may take to move it (ms). */
const patienceMs = 1000;

interface Focused {
  element: Element;
  /** Where the focus goes instead, the best first: what follows, then what precedes. */
  near: Element[];
  path: string;
}

const scopeOf = (element: Element): Element => element.closest(scopes) ?? document.body;

/** The next controls in one direction, without those inside the element itself. */
function controlsFrom(element: Element, scope: Element, move: 'nextNode' | 'previousNode'): Element[] {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_ELEMENT);
  walker.currentNode = element;
  const found: Element[] = [];
  while (found.length < reach && walker[move]()) {
    const passed = walker.currentNode as Element;
    if (passed.matches(controls) && !element.contains(passed)) found.push(passed);
  }
  return found;
}

const canTakeFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(controls) &&
  element.checkVisibility({ visibilityProperty: true }) &&
  element.closest('[inert], [aria-hidden="true"]') === null;

/**
 * When the focused element is removed, like a row with its button «Удалить», the browser leaves the focus nowhere, and a
 * screen reader starts at the top of the page. This moves it to what followed, or preceded. A part of the page that
 * knows a better place focuses that itself, and says so if it may take long.
 */
export function keepLostFocus(): void {
  /** The last focused element of the page and of each open dialog, the topmost last. */
  let focused = new Map<Element, Focused>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const restore = () => {
    timer = undefined;
    focused = new Map([...focused].filter(([scope]) => scope.isConnected));
    const [scope, last] = [...focused].at(-1) ?? [];
    if (!scope || !last || last.element.isConnected || document.activeElement !== document.body) return;
    // Closing the dialog removes it, which looks again.
    if (scope === document.body && isDialogOpen()) return;
    focused.delete(scope);
    if (last.path === location.pathname) last.near.find(canTakeFocus)?.focus({ preventScroll: true });
  };

  new MutationObserver(() => {
    if (timer === undefined && [...focused.values()].some(({ element }) => !element.isConnected))
      timer = setTimeout(restore, patienceMs);
  }).observe(document.body, { childList: true, subtree: true });

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const scope = scopeOf(target);
    focused.delete(scope);
    if (target.closest(keptParts)) return;
    const near = [...controlsFrom(target, scope, 'nextNode'), ...controlsFrom(target, scope, 'previousNode')];
    focused.set(scope, { element: target, near, path: location.pathname });
  });
  // A press on an empty part of the page takes the focus from everything, which is meant.
  document.addEventListener('pointerdown', ({ target }) => {
    if (!(target instanceof Element)) return;
    const scope = scopeOf(target);
    if (!focused.get(scope)?.element.contains(target)) focused.delete(scope);
  });
}
