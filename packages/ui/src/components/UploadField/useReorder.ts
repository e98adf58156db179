import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useWords } from '../../internal/words/words.ts';

/** Attribute that identifies a tile after it moved. */
const tileAttribute = 'data-upload-tile';

const keySteps: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
};

interface Reordered {
  id: string;
  /** Announced with its new place. */
  name: string;
}

/** The tile under the pointer that is one of these; rows may hold lists of their own. */
function tileUnder({ clientX, clientY }: { clientX: number; clientY: number }, items: readonly Reordered[]) {
  let tile = document.elementFromPoint(clientX, clientY)?.closest(`[${tileAttribute}]`);
  while (tile) {
    const id = tile.getAttribute(tileAttribute);
    if (items.some((item) => item.id === id)) return id;
    tile = tile.parentElement?.closest(`[${tileAttribute}]`);
  }
  return null;
}

const movedText = (name: string, place: number, total: number) => `${name}: место ${place} из ${total}`;

/** Element to focus after the tiles re-render: a part of a tile, or the tile «Добавить». */
interface NextFocus {
  selector: string;
  /** Wait until this tile has been removed. */
  goneId?: string | undefined;
}

const partOf = (id: string, part: 'handle' | 'remove' | 'up' | 'down') =>
  `[${tileAttribute}="${CSS.escape(id)}"] :is([data-part="${part}"], [data-move="${part}"])`;

/** Keeps the focus when tiles are moved or removed: moving an element in the document blurs it. */
function useTileFocus() {
  const tiles = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<NextFocus | null>(null);
  useLayoutEffect(function keepFocus() {
    const { current: wanted } = nextFocus;
    const find = (selector: string) => tiles.current?.querySelector<HTMLElement>(selector);
    if (!wanted || (wanted.goneId !== undefined && find(partOf(wanted.goneId, 'remove')))) return;
    nextFocus.current = null;
    find(wanted.selector)?.focus();
  });
  return { tiles, focusLater: (wanted: NextFocus) => void (nextFocus.current = wanted) };
}

/**
 * Lets people reorder tiles or rows by dragging a handle, or with arrow keys, Home and End. Every move is reported
 * through `onMove` and announced to screen readers.
 */
export function useReorder(items: readonly Reordered[], onMove: ((id: string, place: number) => void) | undefined) {
  const { moved = movedText } = useWords();
  const { tiles, focusLater } = useTileFocus();
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const placeOf = (id: string) => items.findIndex((item) => item.id === id);

  /** Moves a tile; the focus goes with it, to this control of it. */
  function move(id: string, wanted: number, part: 'handle' | 'up' | 'down' = 'handle') {
    const place = Math.min(items.length - 1, Math.max(0, wanted));
    const item = items[placeOf(id)];
    if (!item || place === placeOf(id)) return;
    focusLater({ selector: partOf(id, part) });
    onMove?.(id, place);
    setSaid(moved(item.name, place + 1, items.length));
  }

  const dragTo = useEffectEvent((event: globalThis.PointerEvent) => {
    const under = tileUnder(event, items);
    if (draggedId !== null && under !== null && under !== draggedId) move(draggedId, placeOf(under));
  });
  useEffect(
    function followPointer() {
      if (draggedId === null) return;
      const drag = (event: globalThis.PointerEvent) => dragTo(event);
      const drop = () => setDraggedId(null);
      // Listen on the window: the handle moves in the document, which would end a pointer capture.
      window.addEventListener('pointermove', drag);
      window.addEventListener('pointerup', drop);
      window.addEventListener('pointercancel', drop);
      return () => {
        window.removeEventListener('pointermove', drag);
        window.removeEventListener('pointerup', drop);
        window.removeEventListener('pointercancel', drop);
      };
    },
    [draggedId],
  );

  const canMove = onMove !== undefined && items.length > 1;
  return {
    tiles,
    said,
    move,
    /** Call before removing a picture: moves the focus to its neighbour. */
    leave(id: string) {
      const neighbour = items[placeOf(id) + 1] ?? items[placeOf(id) - 1];
      focusLater({ goneId: id, selector: neighbour ? partOf(neighbour.id, 'remove') : 'input' });
    },
    propsOf: (id: string) => ({
      tile: { [tileAttribute]: id, 'data-dragged': draggedId === id || undefined },
      handle: canMove && {
        'data-part': 'handle',
        onKeyDown(event: KeyboardEvent) {
          const step = keySteps[event.key];
          if (!step) return;
          event.preventDefault();
          move(id, step(placeOf(id), items.length - 1));
        },
        onPointerDown(event: PointerEvent) {
          if (event.button !== 0) return;
          event.currentTarget.releasePointerCapture(event.pointerId);
          setDraggedId(id);
        },
      },
    }),
  };
}

export type ReorderProps = ReturnType<ReturnType<typeof useReorder>['propsOf']>;
