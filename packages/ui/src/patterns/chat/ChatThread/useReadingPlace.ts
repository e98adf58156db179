import { useLayoutEffect, useRef, useState } from 'react';
import type { ThreadMessage } from './threadRows.ts';

/** Within this distance from the end, in pixels, the thread follows new messages. */
const nearEnd = 80;

const isAway = ({ scrollTop }: HTMLElement) => scrollTop < -nearEnd;

const keyOf = (message: ThreadMessage | undefined) => message && (message.clientId ?? message.id);

/**
 * Reading position in a reversed column: the end is 0, and positions above are negative. At the end the thread follows
 * new messages; further up the visible messages stay in place whatever is added below.
 */
export function useReadingPlace(messages: readonly ThreadMessage[], ownUserId: number) {
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const lastKey = keyOf(last);
  const [isBehind, setBehind] = useState(false);
  const before = useRef({ lastKey, height: 0 });
  const isOwn = last?.userId === ownUserId;
  useLayoutEffect(
    function keepPlace() {
      const element = box.current;
      if (!element || before.current.lastKey === lastKey) return;
      if (isOwn) element.scrollTo({ top: 0 });
      else if (isAway(element)) {
        element.scrollBy({ top: before.current.height - element.scrollHeight });
        setBehind(true);
      }
    },
    [lastKey, isOwn],
  );
  useLayoutEffect(function measure() {
    if (box.current) before.current = { lastKey, height: box.current.scrollHeight };
  });
  const onScroll = () => {
    if (!box.current) return;
    // Images and fonts load late, but by the time of scrolling the content has its final height.
    before.current.height = box.current.scrollHeight;
    if (!isAway(box.current)) setBehind(false);
  };
  return {
    box,
    /** New messages arrived below the visible part. */
    isBehind,
    onScroll,
    goToEnd: () => box.current?.scrollTo({ top: 0 }),
  };
}
