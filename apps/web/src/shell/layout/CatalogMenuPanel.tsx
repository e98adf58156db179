import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { CatalogMenu, firstLevelOf } from '@vetka/ui/patterns/page/CatalogMenu';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Api } from '../api/apiClient.ts';
import type { Category } from '@vetka/domain/catalog';
import { useApi } from '../useContext.ts';
import { menuBannerOf, menuSectionsOf, menuShopsOf } from './menuSections.ts';

interface CatalogMenuPanelProps {
  categories: readonly Category[];
  /** Opened on hover: it closes when the mouse leaves. */
  isHovered: boolean;
  onClose: () => void;
}

/** The filters of a category. Separate from `categoryQueries`, which every page loads. */
const filtersQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'menu', slug],
    queryFn: ({ signal }) => unwrap(api.catalog.filters({ query: { category: slug } }, { signal })),
  });

/** Enough products to get the logos of the largest shops. */
const fewPopular = 12;

const popularQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['catalog', 'menu', slug, 'popular'],
    queryFn: ({ signal }) =>
      unwrap(api.catalog.category({ params: { categorySlug: slug }, query: { take: fewPopular } }, { signal })),
  });

/** How long the mouse may be outside before the menu closes (ms), to tolerate imprecise movements. */
const leaveMs = 400;

const closeKeys: ReadonlySet<string> = new Set(['Escape', 'Esc']);

/** The catalogue under the header. Escape, a press outside and leaving it close it. */
export default function CatalogMenuPanel({ categories, isHovered, onClose }: CatalogMenuPanelProps) {
  const box = useRef<HTMLDivElement>(null);
  const [slug, setSlug] = useState(firstLevelOf(categories)[0]?.slug);
  const api = useApi();
  const { data: filters } = useQuery({ ...filtersQuery(api, slug ?? ''), enabled: slug !== undefined });
  const { data: page } = useQuery({ ...popularQuery(api, slug ?? ''), enabled: slug !== undefined });
  const popular = page?.data ?? [];
  useClosing(box, { isHovered, onClose });
  useFocusOnOpening(box, isHovered);
  return (
    <div ref={box}>
      <CatalogMenu
        categories={categories}
        sections={filters && slug !== undefined ? menuSectionsOf(slug, filters) : []}
        shops={filters && slug !== undefined ? menuShopsOf(slug, filters, popular) : []}
        banner={menuBannerOf(popular)}
        onSelect={(category) => setSlug(category.slug)}
        onNavigate={onClose}
      />
    </div>
  );
}

type Box = RefObject<HTMLElement | null>;

/** The header, with the button: the mouse and the focus may move between them. */
const headerOf = (box: Box) => box.current?.closest('header');

const isInside = (box: Box, target: EventTarget | null) =>
  target instanceof Node && (headerOf(box)?.contains(target) ?? false);

function useClosing(box: Box, { isHovered, onClose }: Pick<CatalogMenuPanelProps, 'isHovered' | 'onClose'>) {
  useEffect(
    function closeOnKeyOrPressOutside() {
      const close = (event: Event) => {
        if (event instanceof KeyboardEvent) {
          if (!closeKeys.has(event.key)) return;
          headerOf(box)?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
        } else if (isInside(box, event.target)) return;
        onClose();
      };
      const types = ['keydown', 'pointerdown', 'focusin'] as const;
      for (const type of types) document.addEventListener(type, close);
      return () => types.forEach((type) => document.removeEventListener(type, close));
    },
    [box, onClose],
  );
  useEffect(
    function closeOnLeaving() {
      if (!isHovered) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const watch = ({ target }: PointerEvent) => {
        clearTimeout(timer);
        if (!isInside(box, target)) timer = setTimeout(onClose, leaveMs);
      };
      document.addEventListener('pointerover', watch);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('pointerover', watch);
      };
    },
    [box, isHovered, onClose],
  );
}

/** A press moves the focus into the menu; hovering leaves it alone. */
function useFocusOnOpening(box: Box, isHovered: boolean): void {
  useEffect(
    function focusFirst() {
      if (!isHovered) box.current?.querySelector<HTMLElement>('[data-menu]')?.focus({ preventScroll: true });
    },
    [box, isHovered],
  );
}
