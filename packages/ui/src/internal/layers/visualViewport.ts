import { useCallback } from 'react';

/** Custom properties that follow the part of the window not covered by the on-screen keyboard. */
export const viewportVars = { height: '--vetka-visible-height', keyboard: '--vetka-keyboard-height' } as const;

function follow({ style }: HTMLElement, viewport: VisualViewport) {
  const keyboard = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
  // Unset while they equal the fallbacks of the styles, as they usually do: the content of the layer inherits them, and
  // would be styled twice while it opens.
  set(style, viewportVars.height, viewport.height === window.innerHeight ? '' : `${viewport.height}px`);
  // Pinch zoom shrinks the visual viewport too, but only a keyboard takes this much.
  set(style, viewportVars.keyboard, viewport.scale === 1 && keyboard > 0 ? `${keyboard}px` : '');
}

/** Without a value the property is removed. A property that does not change is not touched. */
function set(style: CSSStyleDeclaration, name: string, value: string) {
  if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
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
    // Just before the first paint. Reading the viewport now would make the browser lay out the page an extra time.
    requestAnimationFrame(update);
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
    };
  }, []);
}
