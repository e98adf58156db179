import { useRef, useState, type ReactElement, type ReactNode, type Ref, type RefObject } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { ListColumn, ListRow, RowCount } from './ListRow.tsx';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useEndOfList } from './useEndOfList.ts';
import * as styles from './VirtualList.css.ts';

/** Imperative methods of the list. */
export type VirtualListHandle = Pick<VirtualizerHandle, 'scrollToIndex'>;

export interface VirtualListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** Key of an item. */
  keyOf: (item: Item) => string | number;
  /** Renders a row. */
  children: (item: Item, index: number) => ReactNode;
  /** Total on the server, for «12 из 340» in a screen reader. @default the number of `items` */
  totalCount?: number | undefined;
  /** Load more: called near the end, once for each length of `items`. */
  onEndReached?: (() => void) | undefined;
  /** Number of rows in the server's markup. @default 12 */
  firstCount?: number | undefined;
  /** Estimated height of an unmeasured row in pixels. @default estimated from measured rows */
  rowHeight?: number | undefined;
  /** Items are prepended, as in a chat: the visible rows keep their position. */
  isGrowingUpwards?: boolean | undefined;
  ref?: Ref<VirtualListHandle> | undefined;
}

/**
 * A list of hundreds of rows that renders only the visible ones. As tall as its parent. Use `Stack` for a few dozen:
 * find-in-page and printing then include everything.
 *
 * Keyboard: the list is focusable and scrolls by keys. The focused row and its neighbours stay rendered while
 * scrolling, so Tab continues from there.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, totalCount = items.length } = props;
  const isHydrated = useHydrated();
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <RowCount value={totalCount}>
      <div ref={scroller} className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
        {isHydrated ? <RowsInSight {...props} scroller={scroller} /> : <FirstRows {...props} />}
      </div>
    </RowCount>
  );
}

/** Without positions: the server knows no heights, and the content security policy blocks style attributes. */
function FirstRows<Item>({ items, keyOf, children, firstCount = 12 }: VirtualListProps<Item>) {
  return (
    <ListColumn>
      {items.slice(0, firstCount).map((item, index) => (
        <ListRow key={keyOf(item)} index={index}>
          {children(item, index)}
        </ListRow>
      ))}
    </ListColumn>
  );
}

interface RowsInSightProps<Item> extends VirtualListProps<Item> {
  scroller: RefObject<HTMLElement | null>;
}

function RowsInSight<Item>({ scroller, ...props }: RowsInSightProps<Item>) {
  const { items, keyOf, children, onEndReached, firstCount = 12, rowHeight, isGrowingUpwards = false, ref } = props;
  const list = useRef<VirtualizerHandle>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const lookForEnd = useEndOfList(list, items.length, onEndReached);
  return (
    <div role="presentation" onFocus={({ target }) => setFocused(indexOfRow(target))} onBlur={() => setFocused(null)}>
      <Virtualizer
        ref={(handle) => {
          list.current = handle;
          assignRef(ref, handle);
        }}
        scrollRef={scroller}
        data={items}
        as={ListColumn}
        item={ListRow}
        ssrCount={Math.min(firstCount, items.length)}
        {...(rowHeight !== undefined && { itemSize: rowHeight })}
        shift={isGrowingUpwards}
        keepMounted={focused === null ? [] : around(focused, items.length)}
        onScroll={lookForEnd}
        onResize={lookForEnd}
      >
        {(item, index) => (<Row key={keyOf(item)}>{children(item, index)}</Row>) satisfies ReactElement}
      </Virtualizer>
    </div>
  );
}

/** The virtualizer reads keys from elements. */
const Row = ({ children }: { children: ReactNode }) => children;

const indexOfRow = (target: Element) => {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place == null ? null : Number(place) - 1;
};

const around = (index: number, count: number) =>
  [index - 1, index, index + 1].filter((each) => each >= 0 && each < count);

function assignRef<Handle>(ref: Ref<Handle> | undefined, handle: Handle | null) {
  if (typeof ref === 'function') ref(handle);
  else if (ref) ref.current = handle;
}
