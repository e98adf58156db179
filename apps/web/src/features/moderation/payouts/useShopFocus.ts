import { useRef } from 'react';
import { afterDialogs } from '../../../shell/overlays/afterDialogs.ts';

/**
 * Keeps the focus near a shop. Once an act is done, the button that was pressed may be gone, or the whole card: then the
 * first button of the shop takes the focus, of the next card, or the chosen view.
 */
export function useShopFocus() {
  const buttons = useRef<HTMLDivElement>(null);
  const next = useRef<Element>(null);
  return {
    buttons,
    noteNext: () => {
      const card = buttons.current?.closest('li');
      next.current = card?.nextElementSibling ?? card?.previousElementSibling ?? null;
    },
    keepFocus: () =>
      afterDialogs(() => {
        if (document.activeElement !== document.body) return;
        const place = [buttons.current, next.current].find((each) => each?.isConnected);
        const control =
          place?.querySelector('button') ?? document.querySelector<HTMLElement>('main [aria-pressed="true"]');
        control?.focus();
      }),
  };
}
