import { useCallback } from 'react';

/** Custom properties that follow the part of the window not covered by the on-screen keyboard. */
export const viewportVars = { height: '--vetka-visible-height', keyboard: '--vetka-keyboard-height' } as const;

function follow(element: HTMLElement, viewport: VisualViewport) {
  const keyboard = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
  element.style.setProperty(viewportVars.height, `${viewport.height}px`);
  // Pinch zoom shrinks the visual viewport too, but only a keyboard takes this much.
  element.style.setProperty(viewportVars.keyboard, viewport.scale === 1 ? `${keyboard}px` : '0px');
}

/**
 * Ref for a layer fixed to the bottom: keeps it above the on-screen keyboard. iOS does not shrink the layout viewport
 * for its keyboard, so `bottom: 0` alone would be covered.
 */
export function useVisualViewport() {
  return useCallback((element: HTMLElement | null) => {
    const viewport = window.visualViewport;
    if (!element || !viewport) return;
    const update = () => follow(element, viewport);
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, []);
}
