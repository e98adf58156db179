import { useLayoutEffect, type RefObject } from 'react';

/** Distance between an anchor and its list, and between the list and the window's edge, in pixels. */
const gapPx = 4;
const edgePx = 8;
const tallestPx = 360;

function place(list: HTMLElement, anchor: HTMLElement) {
  const box = anchor.getBoundingClientRect();
  const visible = window.visualViewport?.height ?? window.innerHeight;
  const below = visible - box.bottom - gapPx - edgePx;
  const above = box.top - gapPx - edgePx;
  const opensUp = below < Math.min(tallestPx, 200) && above > below;
  list.style.left = `${box.left}px`;
  list.style.width = `${box.width}px`;
  list.style.maxHeight = `${Math.min(tallestPx, opensUp ? above : below)}px`;
  list.style.top = opensUp ? 'auto' : `${box.bottom + gapPx}px`;
  list.style.bottom = opensUp ? `${window.innerHeight - box.top + gapPx}px` : 'auto';
}

/** Positions a fixed list below its anchor (or above, where there is more room), with the same width. */
export function useAnchoredList(
  isOpen: boolean,
  list: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(
    function followAnchor() {
      const [listElement, anchorElement] = [list.current, anchor.current];
      if (!isOpen || !listElement || !anchorElement) return;
      const update = () => place(listElement, anchorElement);
      update();
      const resize = new ResizeObserver(update);
      resize.observe(anchorElement);
      window.addEventListener('scroll', update, { capture: true, passive: true });
      window.addEventListener('resize', update);
      window.visualViewport?.addEventListener('resize', update);
      return () => {
        resize.disconnect();
        window.removeEventListener('scroll', update, { capture: true });
        window.removeEventListener('resize', update);
        window.visualViewport?.removeEventListener('resize', update);
      };
    },
    [isOpen, list, anchor],
  );
}
