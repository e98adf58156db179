import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

/** Reported by a section when it starts or stops having unsaved changes. */
export type OnUnsaved = (section: string, isUnsaved: boolean) => void;

/** What is edited, where several things are edited at one path: `?coupon=7`. */
export type PlaceOf = (search: object) => unknown;

const onePlace: PlaceOf = () => null;

/**
 * Asks before the user leaves the page with unsaved changes: with the returned dialog inside the site, with the browser's
 * own prompt when leaving the site.
 */
export function useLeaving(hasUnsaved: boolean, placeOf = onePlace) {
  const { status, proceed, reset } = useBlocker({
    // Opening an overlay, or moving to another place on the page, loses nothing.
    shouldBlockFn: ({ current, next }) =>
      hasUnsaved && (current.pathname !== next.pathname || placeOf(current.search) !== placeOf(next.search)),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return { isOpen: status === 'blocked', onConfirm: () => proceed?.(), onClose: () => reset?.() };
}

/** `useLeaving` for a page whose sections report their unsaved changes. */
export function useUnsaved() {
  const [sections, setSections] = useState<ReadonlySet<string>>(new Set());
  const onUnsaved: OnUnsaved = useCallback(
    (section, isUnsaved) =>
      setSections((known) => new Set(isUnsaved ? [...known, section] : [...known].filter((each) => each !== section))),
    [],
  );
  return { onUnsaved, question: useLeaving(sections.size > 0) };
}

/** Reports a section while it is on the page. */
export function useReportUnsaved(onUnsaved: OnUnsaved, section: string, isUnsaved: boolean): void {
  useEffect(
    function reportUnsaved() {
      onUnsaved(section, isUnsaved);
      return () => onUnsaved(section, false);
    },
    [onUnsaved, section, isUnsaved],
  );
}
