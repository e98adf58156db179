import {
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { ListColumn, ListRow, RowCount } from './ListRow.tsx';
import { useEndOfList } from './useEndOfList.ts';
import * as styles from './VirtualList.css.ts';

/** What its owner may ask of a list. */
export type VirtualListHandle = Pick<VirtualizerHandle, 'scrollToIndex'>;

export interface VirtualListProps<Item> {
  /** What is listed; read out. */
  label: string;
  items: readonly Item[];
  /** What tells one item from another. */
  keyOf: (item: Item) => string | number;
  /** The content of a row. */
  children: (item: Item, index: number) => ReactNode;
  /** How many there are on the server, for «12 из 340» of a screen reader. @default as many as `items` */
  totalCount?: number;
  /** The end is near: load more. Called once for each length of `items`. */
  onEndReached?: () => void;
  /** Rows in the page that the server sends. @default 12 */
  firstCount?: number;
  /** Height of a row before it has been seen, in pixels. @default learned from the rows that have */
  rowHeight?: number;
  /** Items are being put before the first one, as in a chat: what is on the screen stays. */
  isGrowingUpwards?: boolean;
  ref?: Ref<VirtualListHandle>;
}

const nothing = () => () => {};
const useIsHydrated = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );

/**
 * A list of hundreds of rows of which only those in sight are in the page. It is as tall as its parent. Use `Stack` for
 * a few dozen: a search in the page and a print find everything there.
 *
 * Keyboard: the list takes the focus and scrolls by its keys; the row that has the focus and its neighbours stay in the
 * page however far one scrolls, so Tab goes on from where it was.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, totalCount = items.length } = props;
  const isHydrated = useIsHydrated();
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <RowCount value={totalCount}>
      <div ref={scroller} className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
        {isHydrated ? <RowsInSight {...props} scroller={scroller} /> : <FirstRows {...props} />}
      </div>
    </RowCount>
  );
}

/** Without positions: the server knows no heights, and the content security policy allows it no style attributes. */
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
          giveTo(ref, handle);
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

/** The virtualizer wants an element to read the key from. */
const Row = ({ children }: { children: ReactNode }) => children;

const indexOfRow = (target: Element) => {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place == null ? null : Number(place) - 1;
};

const around = (index: number, count: number) =>
  [index - 1, index, index + 1].filter((each) => each >= 0 && each < count);

function giveTo<Handle>(ref: Ref<Handle> | undefined, handle: Handle | null) {
  if (typeof ref === 'function') ref(handle);
  else if (ref) ref.current = handle;
}
