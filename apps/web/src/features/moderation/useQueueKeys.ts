import { useEffect, type RefObject } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isPlain = ({ ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !repeat && !isTyping(target);

const cardOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('article') ?? null;

/** The neighbour of the card that contains an element. */
export function nextCardOf(element: Element | null): HTMLElement | null {
  const card = cardOf(element);
  const next = card?.nextElementSibling ?? card?.previousElementSibling;
  return next instanceof HTMLElement ? next : null;
}

/** Moves the focus from the card that is about to leave the queue to its neighbour. */
export const focusNextCard = (): void => nextCardOf(document.activeElement)?.focus();

const pressIn = (card: HTMLElement, key: 'A' | 'R'): void =>
  card.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();

/**
 * Letters of a queue, by their place on the keyboard: A and R press the buttons of the card that have these shortcuts, S
 * skips to the next card. They work only while the focus is in a card (WCAG 2.1.4).
 */
export function useQueueKeys(cards: RefObject<HTMLElement | null>): void {
  useEffect(
    function listenToKeys() {
      const list = cards.current;
      const press = (event: KeyboardEvent) => {
        const card = event.target instanceof Element ? cardOf(event.target) : null;
        if (!card || !isPlain(event)) return;
        if (event.code === 'KeyA') pressIn(card, 'A');
        else if (event.code === 'KeyR') pressIn(card, 'R');
        else if (event.code === 'KeyS') focusNextCard();
        else return;
        event.preventDefault();
      };
      list?.addEventListener('keydown', press);
      return () => list?.removeEventListener('keydown', press);
    },
    [cards],
  );
}
