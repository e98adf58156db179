import { useEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useAnchoredList } from '../../internal/layers/anchor.ts';
import { aboveLayersProps } from '../../internal/layers/guards.ts';
import { useLayerContainer } from '../../internal/layers/LayerScope.tsx';
import { Spinner } from '../Spinner/index.ts';
import type { ComboboxItem } from './comboboxItem.ts';
import * as styles from './Combobox.css.ts';
import type { ListControl } from './listKeys.ts';

interface ComboboxListProps {
  id: string;
  /** Name of the field, also used for its list. */
  label: string;
  items: readonly ComboboxItem[];
  /** Highlighted in the options. */
  text: string;
  anchor: RefObject<HTMLElement | null>;
  list: ListControl;
  /** Shown last: the number of results, or that there are none. */
  result: string;
  isLoading: boolean;
}

/** The list below the field. Focus stays in the field (`aria-activedescendant`). */
export function ComboboxList({ id, label, items, text, anchor, list, result, isLoading }: ComboboxListProps) {
  const container = useLayerContainer();
  const popover = useRef<HTMLDivElement>(null);
  useAnchoredList(true, popover, anchor);
  return createPortal(
    // Keep the focus in the field on press: its blur would close the list before the click.
    <div
      ref={popover}
      role="presentation"
      data-part="list"
      className={styles.popover}
      onMouseDown={(event) => event.preventDefault()}
      {...aboveLayersProps}
    >
      {items.length > 0 && (
        <div id={id} role="listbox" aria-label={label}>
          {items.map((item, place) => (
            <Option
              key={item.id}
              id={`${id}-${place}`}
              item={item}
              text={text}
              isActive={place === list.active}
              onPoint={() => list.setActive(place)}
              onChoose={() => list.choose(place)}
            />
          ))}
        </div>
      )}
      {items.length === 0 && isLoading ? (
        <div className={styles.waiting}>
          <Spinner size="s" label={null} />
          {result}
        </div>
      ) : (
        <div className={styles.note}>{result}</div>
      )}
    </div>,
    container ?? document.body,
  );
}

interface OptionProps {
  id: string;
  item: ComboboxItem;
  text: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, item, text, isActive, onPoint, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(
    function keepInSight() {
      if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
    },
    [isActive],
  );
  return (
    <div
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      data-part="list-item"
      className={styles.option}
      data-highlighted={isActive ? '' : undefined}
      onPointerMove={(event) => event.pointerType === 'mouse' && !isActive && onPoint()}
      tabIndex={-1}
      // The focused field handles the keys; this handler is for the pointer and assistive technology.
      onClickCapture={onChoose}
    >
      {item.icon && <span className={styles.optionIcon}>{item.icon}</span>}
      <span className={styles.optionText}>
        <Marked label={item.label} text={text} />
        {item.detail && <span className={styles.detail}>{item.detail}</span>}
      </span>
    </div>
  );
}

/** The label with the typed part highlighted; е and ё match each other. */
function Marked({ label, text }: { label: string; text: string }) {
  const plain = (part: string) => part.toLowerCase().replaceAll('ё', 'е');
  const needle = plain(text.trim());
  const start = needle === '' ? -1 : plain(label).indexOf(needle);
  if (start < 0) return label;
  const end = start + needle.length;
  return (
    <span>
      {label.slice(0, start)}
      <mark>{label.slice(start, end)}</mark>
      {label.slice(end)}
    </span>
  );
}
