import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { categoryQueries } from '../catalog/category.queries.ts';
import { useApi } from '../useContext.ts';

/** How long the mouse rests on the button before the menu opens (ms). */
const restMs = 200;

interface Opened {
  /** The menu closes on navigation. */
  path: string;
  isHovered: boolean;
}

/** The category menu; without categories the button is a link to the catalogue. */
export function useCatalogMenu(load: () => Promise<unknown>) {
  const { data: categories = [] } = useQuery(categoryQueries.all(useApi()));
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [opened, setOpened] = useState<Opened>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = opened?.path === path;
  const leave = () => clearTimeout(timer.current);
  useEffect(function cancelOnUnmount() {
    return () => clearTimeout(timer.current);
  }, []);
  const open = (isHovered: boolean) => setOpened({ path, isHovered });
  // A press on the button keeps a menu open that hovering has opened.
  const toggle = () => {
    leave();
    if (isOpen && !opened.isHovered) setOpened(undefined);
    else open(false);
  };
  const intend = (how: 'mouse' | 'focus') => {
    load().catch(() => undefined);
    leave();
    if (how === 'mouse' && !isOpen && categories.length > 0) timer.current = setTimeout(() => open(true), restMs);
  };
  return {
    categories,
    isOpen,
    isHovered: opened?.isHovered ?? false,
    toggle: categories.length > 0 ? toggle : undefined,
    intend,
    leave,
    close: useCallback(() => setOpened(undefined), []),
  };
}
