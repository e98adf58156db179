import { useLayoutEffect, useRef, useState } from 'react';
import type { ThreadMessage } from './threadRows.ts';

/** So near to the end, in pixels, one follows what comes. */
const nearEnd = 80;

const isAway = ({ scrollTop }: HTMLElement) => scrollTop < -nearEnd;

const keyOf = (message: ThreadMessage | undefined) => message && (message.clientId ?? message.id);

/**
 * Where somebody reads a conversation whose box is turned over: its end is 0, and what is above is negative. At the end
 * one follows what comes; further up the words in sight stay where they are, whatever is added below them.
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
    // Pictures and typefaces come late: what one scrolls over has its height by now.
    before.current.height = box.current.scrollHeight;
    if (!isAway(box.current)) setBehind(false);
  };
  return {
    box,
    /** Something has come below what is in sight. */
    isBehind,
    onScroll,
    goToEnd: () => box.current?.scrollTo({ top: 0 }),
  };
}
