import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../components/Icon/icons/ChevronDownIcon.ts';
import { ChevronUpIcon } from '../../components/Icon/icons/ChevronUpIcon.ts';
import { GripIcon } from '../../components/Icon/icons/GripIcon.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { useReorder, type ReorderProps } from '../../components/UploadField/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './SortableList.css.ts';

export interface SortableListProps<Item> {
  /** Accessible name. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string | number;
  /** Announced with the new place: «Баннер „8 Марта“». */
  nameOf: (item: Item) => string;
  /** An item was moved to a place, counted from 0. The owner changes the order. */
  onMove: (item: Item, place: number) => void;
  /** «Выше» and «Ниже» beside each item. Without them offer the same in the item's menu. @default true */
  hasMoveButtons?: boolean | undefined;
  children: (item: Item, place: number) => ReactNode;
}

/**
 * A list that people put in order: by dragging the grip, by its keys, or by buttons.
 *
 * Keyboard: on the grip, Up and Down move the item by one, Home and End to the ends; the focus stays on the grip.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onMove, hasMoveButtons = true, children } = props;
  const named = items.map((item) => ({ id: String(keyOf(item)), name: nameOf(item) }));
  const move = (id: string, place: number) => {
    const item = items.find((each) => String(keyOf(each)) === id);
    if (item) onMove(item, place);
  };
  const { tiles, said, propsOf, move: moveTo } = useReorder(named, move);
  return (
    <div ref={tiles}>
      <ul className={styles.list} aria-label={label}>
        {items.map((item, place) => (
          <Row
            key={keyOf(item)}
            name={nameOf(item)}
            order={propsOf(String(keyOf(item)))}
            moves={
              hasMoveButtons
                ? { place, last: items.length - 1, onMove: (...to) => moveTo(String(keyOf(item)), ...to) }
                : undefined
            }
          >
            {children(item, place)}
          </Row>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

const moveText = (name: string) => `Переместить: ${name}`;
const upText = (name: string) => `Выше: ${name}`;
const downText = (name: string) => `Ниже: ${name}`;

interface Moves {
  place: number;
  last: number;
  /** @param button gets the focus: the pressed one, at an end the other one */
  onMove: (place: number, button: 'up' | 'down') => void;
}

interface RowProps {
  name: string;
  order: ReorderProps;
  moves: Moves | undefined;
  children: ReactNode;
}

function Row({ name, order, moves, children }: RowProps) {
  const { move = moveText } = useWords();
  if (!order.handle) {
    return (
      <li className={styles.row} data-fixed="">
        {children}
      </li>
    );
  }
  return (
    <li className={styles.row} {...order.tile}>
      <button type="button" className={styles.grip} aria-label={move(name)} {...order.handle}>
        <GripIcon />
      </button>
      {children}
      {moves && <MoveButtons name={name} {...moves} />}
    </li>
  );
}

function MoveButtons({ name, place, last, onMove }: Moves & { name: string }) {
  const { moveUp = upText, moveDown = downText } = useWords();
  return (
    <span className={styles.moves}>
      <IconButton
        label={moveUp(name)}
        icon={<ChevronUpIcon />}
        data-move="up"
        isDisabled={place === 0}
        onClick={() => onMove(place - 1, place === 1 ? 'down' : 'up')}
      />
      <IconButton
        label={moveDown(name)}
        icon={<ChevronDownIcon />}
        data-move="down"
        isDisabled={place === last}
        onClick={() => onMove(place + 1, place === last - 1 ? 'up' : 'down')}
      />
    </span>
  );
}
