import { Presence } from 'radix-ui/internal';
import { useInsertionEffect, useState, type Ref, type RefObject } from 'react';
import { RemoveScroll } from 'react-remove-scroll';
import { changeHolders } from '../rootMark.ts';
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

/** CSS pixels; 0 while no scrim is open. */
let removedWidth = 0;

/** Stops the page, and gives the body a margin as wide as the scrollbar that disappears, so that nothing moves. */
function usePageLock() {
  // Another open layer has already removed the scrollbar. Not measured in the effect, after changes of the page: the
  // browser would lay it out an extra time.
  const [width] = useState(() => scrollbarWidth() || removedWidth);
  // An insertion effect, so that the lock and the layer's elements are styled together, when `Presence` asks for the
  // name of the layer's animation.
  useInsertionEffect(
    function lockPage() {
      if (changeHolders(scrollLockMark, 1, document.body) === 1) removeScrollbar(width);
      return () => {
        if (changeHolders(scrollLockMark, -1, document.body) === 0) removeScrollbar(0);
      };
    },
    [width],
  );
}

/** @param width CSS pixels; with 0 the scrollbar is back */
function removeScrollbar(width: number) {
  const { documentElement: root, body } = document;
  removedWidth = width;
  const room = width > 0 ? `${width}px` : '';
  body.style.marginRight = room;
  body.style.setProperty(removedScrollbarName, room);
  // The root element keeps room for the scrollbar, which a scrim cannot cover.
  root.style.scrollbarGutter = room && 'auto';
}

/**
 * CSS pixels; 0 where the scrollbar lies over the page. The root element keeps this room on a short page, too, where
 * `clientWidth` includes it. Never called on a server, which renders no portals.
 */
const scrollbarWidth = (): number => innerWidth - document.documentElement.offsetWidth;
