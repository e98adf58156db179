import { useEffect, useRef } from 'react';
import { NavigationIcon } from '../../components/Icon/icons/NavigationIcon.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import type { FieldControl } from '../../components/Field/index.ts';
import { native } from '../../internal/choice/choice.css.ts';
import { useWords } from '../../internal/words/words.ts';
import { MapMark } from './MapMark.tsx';
import * as styles from './MapView.css.ts';
import type { MapPoint } from './points.ts';

interface MapListProps {
  points: readonly MapPoint[];
  value: string | null;
  name: string;
  control: FieldControl;
  isDisabled: boolean;
  hrefOf: ((point: MapPoint) => string) | null;
  onChoose: (id: string) => void;
}

/** Scrolls the list to a row, but not the page, which must not move away from the map under the finger. */
function showInList(row: HTMLElement) {
  const list = row.parentElement;
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = row.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollBy({ top: top - frame.top - row.offsetHeight });
}

/** The points as a radio group, which is the map for keyboards and screen readers. */
export function MapList({ points, value, ...shared }: MapListProps) {
  return (
    <div className={styles.list}>
      {points.map((point) => (
        <MapRow key={point.id} {...shared} point={point} isChosen={point.id === value} />
      ))}
    </div>
  );
}

interface MapRowProps extends Omit<MapListProps, 'points' | 'value'> {
  point: MapPoint;
  isChosen: boolean;
}

function MapRow({ point, isChosen, name, control, isDisabled, hrefOf, onChoose }: MapRowProps) {
  const { openInMaps = 'Открыть в Картах' } = useWords();
  const row = useRef<HTMLDivElement>(null);
  useEffect(
    function showChosen() {
      if (isChosen && row.current) showInList(row.current);
    },
    [isChosen],
  );
  return (
    <div ref={row} className={styles.row} data-chosen={isChosen ? '' : undefined}>
      <label className={styles.choice}>
        <input
          className={native}
          type="radio"
          name={name}
          value={point.id}
          checked={isChosen}
          disabled={isDisabled}
          required={control.required}
          data-invalid={control['aria-invalid'] ? '' : undefined}
          onChange={() => onChoose(point.id)}
        />
        <MapMark point={point} isChosen={isChosen} />
        <span className={styles.words}>
          <span className={styles.name}>{point.name}</span>
          {point.hint && <span className={styles.hint}>{point.hint}</span>}
        </span>
      </label>
      {hrefOf && (
        <IconButton
          href={hrefOf(point)}
          target="_blank"
          label={`${openInMaps}: ${point.name}`}
          title={openInMaps}
          icon={<NavigationIcon />}
          // One stop for Tab in a long list: the link of the chosen point. A pointer and a screen reader reach all.
          tabIndex={isChosen ? 0 : -1}
        />
      )}
    </div>
  );
}
