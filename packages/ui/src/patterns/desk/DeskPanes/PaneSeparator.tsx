import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import * as styles from './DeskPanes.css.ts';
import { paneLimits, withinLimits, type ResizablePane } from './paneWidths.ts';

const stepPx = 16;

interface PaneSeparatorProps {
  pane: ResizablePane;
  width: number;
  /** Id of what its value is the width of. */
  paneId: string;
  /** Each width while the separator is moved. */
  onMove: (width: number) => void;
  /** The width that was chosen. */
  onChoose: (width: number) => void;
}

/** The sheet grows to the left, the list to the right. */
const growth = { sheet: -1, list: 1 } as const;

/** New width for a key; undefined for keys that do nothing. */
function widthOfKey(key: string, pane: ResizablePane, width: number): number | undefined {
  const { least, most } = paneLimits[pane];
  const step = stepPx * growth[pane];
  const widths: Record<string, number> = { ArrowLeft: width - step, ArrowRight: width + step, Home: least, End: most };
  return widths[key];
}

/**
 * Moves the border between two panes (APG window splitter). A double click restores the usual width.
 *
 * Keyboard: Left and Right by a step, Home and End to the limits, Enter to the least width and back.
 */
export function PaneSeparator({ pane, paneId, width, onMove, onChoose }: PaneSeparatorProps) {
  const { least, most, usual, label } = paneLimits[pane];
  const start = useRef<{ x: number; width: number }>(undefined);
  /** The width before Enter narrowed the pane. */
  const restored = useRef(usual);
  const [isDragged, setIsDragged] = useState(false);
  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
    setIsDragged(true);
  };
  const drag = ({ clientX }: PointerEvent) => {
    const from = start.current;
    if (from) onMove(withinLimits(pane, from.width + (clientX - from.x) * growth[pane]));
  };
  const release = () => {
    if (!start.current) return;
    start.current = undefined;
    setIsDragged(false);
    onChoose(width);
  };
  const type = (event: KeyboardEvent) => {
    const collapsed = width > least ? least : restored.current;
    if (event.key === 'Enter' && width > least) restored.current = width;
    const next = event.key === 'Enter' ? collapsed : widthOfKey(event.key, pane, width);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(withinLimits(pane, next));
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      className={styles.separator}
      aria-label={label}
      aria-controls={paneId}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      data-dragged={isDragged ? '' : undefined}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={type}
      onDoubleClick={() => onChoose(usual)}
    />
  );
}
