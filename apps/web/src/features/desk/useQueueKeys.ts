import type { DeskOrderRow, DeskStepType } from '@vetka/domain/desk';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useUser } from '../../shell/session/useSession.ts';
import { useDesk } from './DeskContext.ts';
import { useChoices } from './useChoices.ts';
import type { QueueLinks } from './useQueueLinks.ts';

/** Keys by their position on the keyboard, so that they work in any layout. */
type DeskKey = 'KeyJ' | 'KeyK' | 'KeyA' | 'KeyP' | 'KeyC' | 'Slash';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isForUs = (event: KeyboardEvent): boolean =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !event.defaultPrevented &&
  !isTyping(event.target) &&
  document.querySelector('[role="dialog"], [role="alertdialog"]') === null;

/** The title of each row; another link of the row may open its chat. */
const titlesIn = (pane: Element): HTMLAnchorElement[] =>
  [...pane.querySelectorAll('article')].flatMap(
    (row) => row.querySelector<HTMLAnchorElement>('a[href*="/orders/"]') ?? [],
  );

/** The focused row, or the open one, as an index; -1 for none. */
const currentIn = (titles: readonly HTMLAnchorElement[]): number => {
  const focused = titles.findIndex((title) => title.closest('article')?.contains(document.activeElement));
  return focused >= 0 ? focused : titles.findIndex((title) => title.ariaCurrent === 'true');
};

/**
 * Letters of the queue: J and K next and previous, A accepts, P photo, C the chat with the customer, «/» search,
 * «?» the list of keys. Enter opens the focused row as a link does.
 * @param mark an element directly inside the list's pane
 */
export function useQueueKeys(mark: RefObject<HTMLElement | null>, orders: readonly DeskOrderRow[], links: QueueLinks) {
  const desk = useDesk();
  const [choices, keep] = useChoices(useUser()?.id ?? 0);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const isOn = choices.hasNoKeys !== true;
  const { offKeys = [] } = choices;
  const isOff = (code: string) => offKeys.includes(code);

  const step = (order: DeskOrderRow | undefined, wanted: DeskStepType) => {
    if (order?.steps.includes(wanted)) desk.take(order, wanted);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pane = mark.current?.parentElement;
    if (!pane || !isOn || !isForUs(event)) return;
    const titles = titlesIn(pane);
    const at = currentIn(titles);
    const current = orders.find((order) => titles[at]?.getAttribute('href') === links.orderHref(order));
    const actions: Record<DeskKey, () => void> = {
      KeyJ: () => titles[Math.min(at + 1, titles.length - 1)]?.focus(),
      KeyK: () => titles[Math.max(at - 1, 0)]?.focus(),
      KeyA: () => step(current, 'ACCEPT'),
      KeyP: () => step(current, 'SEND_PHOTO'),
      KeyC: () => current && links.chat(current),
      Slash: () =>
        event.shiftKey ? setIsHelpOpen(true) : document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    };
    const act = Object.entries(actions).find(([code]) => code === event.code)?.[1];
    // «?» shows how to switch «/» on again.
    if (!act || (isOff(event.code) && !(event.code === 'Slash' && event.shiftKey))) return;
    event.preventDefault();
    act();
  });
  useEffect(function listenToKeys() {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    isOn,
    isHelpOpen,
    showHelp: () => setIsHelpOpen(true),
    hideHelp: () => setIsHelpOpen(false),
    switchKeys: (next: boolean) => keep({ hasNoKeys: !next }),
    offKeys,
    switchKey: (code: string) =>
      keep({ offKeys: isOff(code) ? offKeys.filter((each) => each !== code) : [...offKeys, code] }),
  };
}
