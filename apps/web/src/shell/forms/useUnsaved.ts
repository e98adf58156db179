import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';

/** Reported by a section when it starts or stops having unsaved changes. */
export type OnUnsaved = (section: string, isUnsaved: boolean) => void;

/**
 * Tracks unsaved changes and asks before the user leaves the page: with the returned dialog inside the site, with the
 * browser's own prompt when leaving the site.
 * @param place what is edited, where several things are edited at one path: `?coupon=7`
 */
export function useUnsaved(place: (search: object) => unknown = () => null) {
  const [sections, setSections] = useState<ReadonlySet<string>>(new Set());
  const onUnsaved: OnUnsaved = useCallback(
    (section, isUnsaved) =>
      setSections((known) => new Set(isUnsaved ? [...known, section] : [...known].filter((each) => each !== section))),
    [],
  );
  const hasUnsaved = sections.size > 0;
  const { status, proceed, reset } = useBlocker({
    // Opening an overlay, or moving to another place on the page, loses nothing.
    shouldBlockFn: ({ current, next }) =>
      hasUnsaved && (current.pathname !== next.pathname || place(current.search) !== place(next.search)),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return {
    onUnsaved,
    question: { isOpen: status === 'blocked', onConfirm: () => proceed?.(), onClose: () => reset?.() },
  };
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
