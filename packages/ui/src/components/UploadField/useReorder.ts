import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { UploadItem } from './UploadTile.tsx';

/** Attributes by which a tile and its handle are found again after they moved. */
const tileAttribute = 'data-upload-tile';
const handleAttribute = 'data-upload-handle';

const keySteps: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
};

function tileUnder({ clientX, clientY }: { clientX: number; clientY: number }): string | null {
  const tile = document.elementFromPoint(clientX, clientY)?.closest(`[${tileAttribute}]`);
  return tile?.getAttribute(tileAttribute) ?? null;
}

/**
 * Lets pictures change places: a handle is dragged over another tile, or moved by arrows, Home and End. Each move is
 * told to the owner at once and put into words for a screen reader.
 */
export function useReorder(items: readonly UploadItem[], onMove: ((id: string, place: number) => void) | undefined) {
  const tiles = useRef<HTMLDivElement>(null);
  const movedId = useRef<string | null>(null);
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const placeOf = (id: string) => items.findIndex((item) => item.id === id);

  function move(id: string, wanted: number) {
    const place = Math.min(items.length - 1, Math.max(0, wanted));
    const item = items[placeOf(id)];
    if (!item || place === placeOf(id)) return;
    movedId.current = id;
    onMove?.(id, place);
    setSaid(`${item.name}: место ${place + 1} из ${items.length}`);
  }

  const dragTo = useEffectEvent((event: globalThis.PointerEvent) => {
    const under = tileUnder(event);
    if (draggedId !== null && under !== null && under !== draggedId) move(draggedId, placeOf(under));
  });
  useEffect(
    function followPointer() {
      if (draggedId === null) return;
      const drag = (event: globalThis.PointerEvent) => dragTo(event);
      const drop = () => setDraggedId(null);
      // On the window: the handle changes its place in the document, which would end a capture of the pointer.
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

  useLayoutEffect(function keepFocus() {
    if (movedId.current === null) return;
    const handle = tiles.current?.querySelector<HTMLElement>(`[${handleAttribute}="${CSS.escape(movedId.current)}"]`);
    movedId.current = null;
    // Where an element is moved in the document it loses the focus.
    handle?.focus();
  });

  const canMove = onMove !== undefined && items.length > 1;
  return {
    tiles,
    said,
    propsOf: (id: string) => ({
      tile: { [tileAttribute]: id, 'data-dragged': draggedId === id || undefined },
      handle: canMove && {
        [handleAttribute]: id,
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
