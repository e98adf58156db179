import {
  mayHold,
  sectionBranch,
  sectionDrop,
  sectionLevel,
  sectionMoved,
  sectionsIn,
  type SectionTarget,
} from '@vetka/domain/storefront';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';

/** A row of a tree of at most three levels. Rows come before their descendants, siblings in their order. */
export interface TreeItem {
  id: number;
  /** Null for the first level. */
  parentId: number | null;
  name: string;
}

/** How far sideways the pointer moves per level (px): the indent in a window wide enough for it. */
const indent = 32;
const rowAttribute = 'data-branch';

interface Drag {
  id: number;
  startX: number;
  /** Null until the pointer moves. */
  target: SectionTarget | null;
}

/** The move of an item by a key, or undefined where it is impossible. */
export function targetOfKey(items: readonly TreeItem[], { id, parentId }: TreeItem, key: string) {
  const siblings = sectionsIn(items, parentId);
  const place = siblings.findIndex((each) => each.id === id);
  const within = (to: number): SectionTarget | undefined =>
    to >= 0 && to < siblings.length && to !== place ? { parentId, place: to } : undefined;
  const above = siblings[place - 1];
  const parent = items.find((each) => each.id === parentId);
  switch (key) {
    case 'ArrowUp':
      return within(place - 1);
    case 'ArrowDown':
      return within(place + 1);
    case 'Home':
      return within(0);
    case 'End':
      return within(siblings.length - 1);
    case 'ArrowRight':
      return above && mayHold(items, above.id, id)
        ? { parentId: above.id, place: sectionsIn(items, above.id).length }
        : undefined;
    case 'ArrowLeft':
      return (
        parent && {
          parentId: parent.parentId,
          place: sectionsIn(items, parent.parentId).findIndex((each) => each.id === parent.id) + 1,
        }
      );
    default:
      return undefined;
  }
}

/** «Розы: место 2 из 3, внутри „Цветы“». */
function placeText(items: readonly TreeItem[], { id, name }: TreeItem, { parentId, place }: SectionTarget): string {
  const siblings = sectionsIn(sectionMoved(items, id, { parentId, place }), parentId);
  const parent = items.find((each) => each.id === parentId);
  return `${name}: место ${place + 1} из ${siblings.length}, ${parent ? `внутри «${parent.name}»` : 'первый уровень'}`;
}

/** How many rows of other branches are above the pointer. */
function gapAt(list: HTMLElement, clientY: number, branch: ReadonlySet<number>): number {
  const rows = [...list.querySelectorAll(`[${rowAttribute}]`)];
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return !branch.has(Number(row.getAttribute(rowAttribute))) && top + height / 2 < clientY;
  }).length;
}

/**
 * A tree whose items are moved with their descendants: by dragging a handle, up and down for the order and sideways for
 * the level, or by its keys. While an item is dragged, the tree shows where it would be.
 */
export function useTreeDrag<Item extends TreeItem>(items: readonly Item[], onMove: (items: Item[]) => void) {
  const list = useRef<HTMLDivElement>(null);
  const focusLater = useRef<SectionTarget & { id: number }>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  useLayoutEffect(function keepFocus() {
    // An item in another parent is another element, rendered once the list has changed.
    const { current: wanted } = focusLater;
    if (!wanted || sectionsIn(items, wanted.parentId)[wanted.place]?.id !== wanted.id) return;
    focusLater.current = null;
    list.current?.querySelector<HTMLElement>(`[${rowAttribute}="${wanted.id}"] [data-part="grip"]`)?.focus();
  });

  function move(id: number, target: SectionTarget): void {
    const item = items.find((each) => each.id === id);
    if (!item) return;
    setSaid(placeText(items, item, target));
    onMove(sectionMoved(items, id, target));
  }

  const dragTo = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    if (!drag || !list.current) return;
    const branch = new Set(sectionBranch(items, drag.id).map(({ id }) => id));
    const level = sectionLevel(items, drag.id) + Math.round((clientX - drag.startX) / indent);
    setDrag({ ...drag, target: sectionDrop(items, drag.id, gapAt(list.current, clientY, branch), level) });
  });
  const drop = useEffectEvent(() => {
    setDrag(null);
    if (drag?.target) move(drag.id, drag.target);
  });
  const isDragging = drag !== null;
  useEffect(
    function followPointer() {
      if (!isDragging) return;
      const follow = (event: globalThis.PointerEvent) => dragTo(event);
      const end = () => drop();
      const cancel = () => setDrag(null);
      const cancelByKey = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && cancel();
      // Listen on the window: the handle moves in the document, which would end a pointer capture.
      window.addEventListener('pointermove', follow);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', cancel);
      window.addEventListener('keydown', cancelByKey);
      return () => {
        window.removeEventListener('pointermove', follow);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', cancel);
        window.removeEventListener('keydown', cancelByKey);
      };
    },
    [isDragging],
  );

  return {
    list,
    said,
    /** As they would be after the drop. */
    shown: drag?.target ? sectionMoved(items, drag.id, drag.target) : items,
    propsOf: (item: TreeItem) => ({
      row: { [rowAttribute]: item.id, 'data-dragged': drag?.id === item.id || undefined },
      grip: {
        'data-part': 'grip',
        onKeyDown(event: KeyboardEvent) {
          const target = targetOfKey(items, item, event.key);
          if (!target) return;
          event.preventDefault();
          focusLater.current = { id: item.id, ...target };
          move(item.id, target);
        },
        onPointerDown(event: PointerEvent) {
          if (event.button !== 0) return;
          event.currentTarget.releasePointerCapture(event.pointerId);
          setDrag({ id: item.id, startX: event.clientX, target: null });
        },
      },
    }),
  };
}

export type TreeGrip = ReturnType<ReturnType<typeof useTreeDrag>['propsOf']>;
