import { Presence } from 'radix-ui/internal';
import { useLayoutEffect, useState, type Ref, type RefObject } from 'react';
import { RemoveScroll } from 'react-remove-scroll';
import { useRootMark } from '../rootMark.ts';
import { removedScrollbarName } from './removedScrollbar.ts';
import { scrollLockMark } from './scrollLock.css.ts';

interface ScrimProps {
  isOpen: boolean;
  /** The layer above, which stays scrollable. */
  content: RefObject<HTMLElement | null>;
  /** The scrim is invisible without it, for a layer that covers the page itself. */
  className?: string | undefined;
}

/**
 * Covers the page below a modal layer, and keeps it from scrolling. It replaces Radix's `Overlay`, which adds and removes
 * a `<style>` element: each time the browser searches the whole page, which on a long list takes a phone 20 ms (decision
 * 401).
 */
export function Scrim({ isOpen, ...cover }: ScrimProps) {
  return (
    <Presence.Presence present={isOpen}>
      <Cover {...cover} state={isOpen ? 'open' : 'closed'} />
    </Presence.Presence>
  );
}

interface CoverProps extends Omit<ScrimProps, 'isOpen'> {
  state: 'open' | 'closed';
  /** Set by `Presence`. */
  ref?: Ref<HTMLElement> | undefined;
}

function Cover({ state, content, className = '', ref = null }: CoverProps) {
  usePageLock();
  return (
    <RemoveScroll
      ref={ref}
      className={className}
      data-state={state}
      removeScrollBar={false}
      allowPinchZoom
      shards={[content]}
    >
      {null}
    </RemoveScroll>
  );
}

/** The properties of the body that are as wide as the removed scrollbar. */
const scrollbarRoom = ['margin-right', removedScrollbarName] as const;

/** Stops the page, and gives the body a margin as wide as the scrollbar that disappears, so that nothing moves. */
function usePageLock() {
  const [width] = useState(scrollbarWidth);
  useRootMark(scrollLockMark);
  useLayoutEffect(
    function keepScrollbarRoom() {
      if (width === 0) return undefined;
      const { style } = document.body;
      for (const property of scrollbarRoom) style.setProperty(property, `${width}px`);
      return () => scrollbarRoom.forEach((property) => style.removeProperty(property));
    },
    [width],
  );
}

/** CSS pixels; 0 on the server, where the scrollbar is over the page, and once another layer has removed it. */
const scrollbarWidth = (): number =>
  typeof document === 'undefined' ? 0 : window.innerWidth - document.documentElement.clientWidth;
