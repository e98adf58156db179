import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { categoryQueries } from '../catalog/category.queries.ts';
import { pagePath } from '../links/pagePath.ts';
import { useApi } from '../useContext.ts';

/** How long the mouse rests on the button before the menu opens (ms). */
const restMs = 200;

interface Opened {
  /** The menu closes on navigation. */
  path: string;
  isHovered: boolean;
}

/** Follows the link that the button is without categories, when a press could not load them. */
function useCatalogInstead(isWanted: boolean) {
  const navigate = useNavigate();
  useEffect(
    function openCatalog() {
      if (isWanted) void navigate({ href: pagePath('/catalog') });
    },
    [isWanted, navigate],
  );
}

/**
 * The category menu; without categories the button is a link to the catalogue. Its categories are loaded when somebody
 * points at the button.
 */
export function useCatalogMenu(load: () => Promise<unknown>) {
  const api = useApi();
  const { data: named = [] } = useQuery(categoryQueries.named(api));
  const [isWanted, setIsWanted] = useState(false);
  const categories = useQuery({ ...categoryQueries.all(api), enabled: isWanted });
  const hasCategories = named.length > 0 && !categories.isError;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [opened, setOpened] = useState<Opened>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = opened?.path === path && categories.data !== undefined;
  const stay = () => clearTimeout(timer.current);
  const leave = () => {
    stay();
    // The menu does not open behind a mouse that has left while its categories were loading.
    if (categories.data === undefined) setOpened((now) => (now?.isHovered ? undefined : now));
  };
  useEffect(function cancelOnUnmount() {
    return () => clearTimeout(timer.current);
  }, []);
  useCatalogInstead(categories.isError && opened?.path === path && !opened.isHovered);
  const open = (isHovered: boolean) => setOpened({ path, isHovered });
  // A press on the button keeps a menu open that hovering has opened.
  const toggle = () => {
    stay();
    setIsWanted(true);
    if (isOpen && !opened.isHovered) setOpened(undefined);
    else open(false);
  };
  const intend = (how: 'mouse' | 'focus') => {
    load().catch(() => undefined);
    setIsWanted(true);
    stay();
    if (how === 'mouse' && !isOpen && hasCategories) timer.current = setTimeout(() => open(true), restMs);
  };
  return {
    /** Set while the menu is open. */
    categories: isOpen ? categories.data : undefined,
    isOpen,
    isHovered: opened?.isHovered ?? false,
    toggle: hasCategories ? toggle : undefined,
    intend,
    leave,
    close: useCallback(() => setOpened(undefined), []),
  };
}
