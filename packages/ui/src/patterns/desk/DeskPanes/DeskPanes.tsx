import { createContext, use, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './DeskPanes.css.ts';
import { PaneSeparator } from './PaneSeparator.tsx';
import { paneLimits, withinLimits, type PaneWidths, type ResizablePane } from './paneWidths.ts';

export interface DeskHeadProps {
  title: string;
  /** «Понедельник, 18 мая. 7 заказов на 46 770 ₽». */
  note?: ReactNode;
  /** Before the title: leads to where the section belongs. A phone's frame has its own. */
  back?: ReactNode;
  /** Search, a switch of views. */
  children?: ReactNode;
}

/** The head of a section of the desk. */
export function DeskHead({ title, note, back, children }: DeskHeadProps) {
  return (
    <header className={styles.head}>
      {back}
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </header>
  );
}

export interface DeskPanesProps {
  /** The queue. */
  list: ReactNode;
  /** A `DeskSheet`. A phone shows it instead of the list. */
  sheet?: ReactNode;
  /** The sheet's own page: it takes the width, and the list narrows to 276 px. */
  isWide?: boolean | undefined;
  /** Widths that the person chose (px). */
  widths?: PaneWidths | undefined;
  /** With it a separator between the panes is moved by the pointer and by keys, from 1200 px. */
  onResize?: ((widths: PaneWidths) => void) | undefined;
}

/** Id of the open sheet, to which the separator refers. */
const SheetId = createContext<string | undefined>(undefined);

const openAs = (isWide: boolean) => (isWide ? 'wide' : 'beside');

/** The width of the resizable pane, applied to the panes through CSSOM: a strict CSP blocks style attributes. */
function usePaneWidth({ isWide = false, widths = {}, onResize }: DeskPanesProps) {
  const pane: ResizablePane = isWide ? 'list' : 'sheet';
  const [moved, setMoved] = useState<PaneWidths>({});
  const width = withinLimits(pane, moved[pane] ?? widths[pane] ?? paneLimits[pane].usual);
  const panes = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function applyWidth() {
      panes.current?.style.setProperty(styles.widthVar, `${width}px`);
    },
    [width],
  );
  const move = (next: number) => setMoved({ ...moved, [pane]: next });
  const choose = (next: number) => {
    move(next);
    onResize?.({ ...widths, [pane]: next });
  };
  return { panes, separator: { pane, width, onMove: move, onChoose: choose } };
}

/** The list and the open sheet: side by side from 1200 px, the sheet over the list on a tablet, one of them on a phone. */
export function DeskPanes(props: DeskPanesProps) {
  const { list, sheet, isWide = false, onResize } = props;
  const { panes, separator } = usePaneWidth(props);
  const ids = { list: useId(), sheet: useId() };
  return (
    <div
      ref={panes}
      className={styles.panes}
      data-open={sheet ? openAs(isWide) : undefined}
      data-resizable={onResize ? '' : undefined}
    >
      <div id={ids.list} className={styles.list}>
        {list}
      </div>
      {sheet && onResize && <PaneSeparator key={separator.pane} paneId={ids[separator.pane]} {...separator} />}
      <SheetId value={ids.sheet}>{sheet}</SheetId>
    </div>
  );
}

export interface DeskSheetProps {
  /** «Заказ № 10531». */
  label: string;
  children: ReactNode;
  /** An `ActionBar`. */
  foot?: ReactNode;
}

/** A sheet with its own scroll and pinned actions. */
export function DeskSheet({ label, children, foot }: DeskSheetProps) {
  return (
    <section id={use(SheetId)} className={styles.sheet} aria-label={label}>
      <div className={styles.body}>{children}</div>
      {foot}
    </section>
  );
}

export interface DeskChatProps {
  /** «Чат с покупателем, заказ № 10531». */
  label: string;
  /** The head of the conversation with a way back, its messages, and the field below them. */
  children: ReactNode;
}

/** A conversation in the place of the sheet; on a phone it covers the window. */
export function DeskChat({ label, children }: DeskChatProps) {
  return (
    <section id={use(SheetId)} className={styles.chat} aria-label={label}>
      {children}
    </section>
  );
}
