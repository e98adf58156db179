import { useBlocker } from '@tanstack/react-router';
import { useCallback, useState } from 'react';

/** Told by a section: something in it is typed and not saved, or no longer is. */
export type OnUnsaved = (section: string, isUnsaved: boolean) => void;

/**
 * Knows what is typed and not saved. Who is about to leave the page with it is asked first: by the question that this
 * describes within the site, by the browser where the site itself is left.
 */
export function useUnsaved() {
  const [sections, setSections] = useState<ReadonlySet<string>>(new Set());
  const onUnsaved: OnUnsaved = useCallback(
    (section, isUnsaved) =>
      setSections((known) => new Set(isUnsaved ? [...known, section] : [...known].filter((each) => each !== section))),
    [],
  );
  const hasUnsaved = sections.size > 0;
  const { status, proceed, reset } = useBlocker({
    // A panel that opens over the page, and another place on it, lose nothing.
    shouldBlockFn: ({ current, next }) => hasUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  return {
    onUnsaved,
    question: { isOpen: status === 'blocked', onConfirm: () => proceed?.(), onCancel: () => reset?.() },
  };
}
