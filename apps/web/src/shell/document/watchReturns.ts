import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** An entry of the browser's history. */
const keyOf = ({ state, href }: ParsedLocation): string => state.__TSR_key ?? href;

/**
 * Keeps the scroll position of a page for visitors who open another page and come back before that one is shown. Its
 * placeholder may be shorter than the page, so the browser scrolls up, and the router would store that position.
 */
export function watchReturns(router: AnyRouter): () => void {
  let left: { key: string; y: number; isForAnother: boolean } | undefined;
  const ends = [
    router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
      if (!fromLocation) return;
      const key = keyOf(fromLocation);
      if (left?.key !== key || router.state.status === 'idle') left = { key, y: scrollY, isForAnother: false };
      left.isForAnother ||= keyOf(toLocation) !== key;
    }),
    router.subscribe('onRendered', ({ toLocation }) => {
      if (left?.isForAnother && left.key === keyOf(toLocation)) scrollTo({ top: left.y, behavior: 'instant' });
      left = undefined;
    }),
  ];
  return () => ends.forEach((end) => end());
}
