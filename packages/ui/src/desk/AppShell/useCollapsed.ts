import { useSyncExternalStore } from 'react';
import { useValue } from '../../internal/useValue.ts';
import { media } from '../../styles/media.ts';

export interface CollapsedProps {
  /** Whether the navigation shows icons only. Without it the shell keeps that itself. */
  isCollapsed?: boolean | undefined;
  /** The first state of a shell that keeps it itself. @default icons below 1200 px, words above */
  defaultCollapsed?: boolean | undefined;
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
}

function watch(onChange: () => void): () => void {
  const desk = window.matchMedia(media.desk);
  desk.addEventListener('change', onChange);
  return () => desk.removeEventListener('change', onChange);
}

/** Whether the navigation shows icons only, and what the style sheet needs to know before the page is hydrated. */
export function useCollapsed({ isCollapsed, defaultCollapsed, onCollapsedChange }: CollapsedProps) {
  const [chosen, change] = useValue<boolean, undefined>(
    { value: isCollapsed, defaultValue: defaultCollapsed, onChange: onCollapsedChange },
    undefined,
  );
  const isNarrow = useSyncExternalStore(
    watch,
    () => !window.matchMedia(media.desk).matches,
    () => false,
  );
  const collapsed = chosen ?? isNarrow;
  return {
    collapsed,
    /** `auto`: by the width of the window. */
    mark: chosen === undefined ? 'auto' : String(chosen),
    toggle: () => change(!collapsed),
  };
}
