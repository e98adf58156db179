import { useEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import * as combobox from '../../components/Combobox/Combobox.css.ts';
import type { ComboboxItem } from '../../components/Combobox/index.ts';
import type { ListControl } from '../../components/Combobox/listKeys.ts';
import { CheckIcon } from '../../components/Icon/icons/CheckIcon.ts';
import { useAnchoredList } from '../../internal/layers/anchor.ts';
import { aboveLayersProps } from '../../internal/layers/guards.ts';
import { useLayerContainer } from '../../internal/layers/LayerScope.tsx';
import * as styles from './MultiSelect.css.ts';

interface OptionListProps {
  id: string;
  /** Name of the field, also used for its list. */
  label: string;
  items: readonly ComboboxItem[];
  chosen: readonly ComboboxItem['id'][];
  /** No more can be chosen: the others are disabled. */
  isFull: boolean;
  anchor: RefObject<HTMLElement | null>;
  list: ListControl;
  /** Shown last: the number of results, or that there are none. */
  result: string;
}

/** The list below the field. The focus stays in the field (`aria-activedescendant`). */
export function OptionList({ id, label, items, chosen, isFull, anchor, list, result }: OptionListProps) {
  const container = useLayerContainer();
  const popover = useRef<HTMLDivElement>(null);
  useAnchoredList(true, popover, anchor);
  return createPortal(
    // Keep the focus in the field on press: its blur would close the list before the click.
    <div
      ref={popover}
      role="presentation"
      data-part="list"
      className={combobox.popover}
      onMouseDown={(event) => event.preventDefault()}
      {...aboveLayersProps}
    >
      {items.length > 0 && (
        <div id={id} role="listbox" aria-label={label} aria-multiselectable>
          {items.map((item, place) => (
            <Option
              key={item.id}
              id={`${id}-${place}`}
              item={item}
              isChosen={chosen.includes(item.id)}
              isFull={isFull}
              isActive={place === list.active}
              onPoint={() => list.setActive(place)}
              onChoose={() => list.choose(place)}
            />
          ))}
        </div>
      )}
      <div className={combobox.note}>{result}</div>
    </div>,
    container ?? document.body,
  );
}

interface OptionProps {
  id: string;
  item: ComboboxItem;
  isChosen: boolean;
  isFull: boolean;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Option({ id, item, isChosen, isFull, isActive, onPoint, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  const isDisabled = isFull && !isChosen;
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
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      data-part="list-item"
      className={combobox.option}
      data-highlighted={isActive ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      onPointerMove={(event) => event.pointerType === 'mouse' && !isActive && onPoint()}
      tabIndex={-1}
      // The focused field handles the keys; this handler is for the pointer and assistive technology.
      onClickCapture={onChoose}
    >
      <span className={styles.check}>{isChosen && <CheckIcon />}</span>
      {item.icon && <span className={combobox.optionIcon}>{item.icon}</span>}
      <span className={combobox.optionText}>
        {item.label}
        {item.detail && <span className={combobox.detail}>{item.detail}</span>}
      </span>
    </div>
  );
}
