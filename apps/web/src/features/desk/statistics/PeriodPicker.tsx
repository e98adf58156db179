import { Anchor } from '@vetka/ui/Link';
import { useState } from 'react';
import { lazyComponent } from '../../../shell/lazyComponent.tsx';
import * as styles from './statistics.css.ts';
import { presetOf, presets, type Preset, type StatisticsSearch } from './statisticsSearch.ts';

const OwnDaysDialog = lazyComponent(() => import('./OwnDaysDialog.tsx'));

const labels: Record<Preset, string> = { 1: 'Сегодня', 7: '7 дней', 30: '30 дней' };

interface PeriodPickerProps {
  search: StatisticsSearch;
  period: { from: string; to: string };
  /** In the zone of the shop. */
  today: string;
  hrefOf: (search: StatisticsSearch) => string;
  onChange: (search: StatisticsSearch) => void;
}

/** The days that the statistics cover: links to the usual ones, and a dialog for others. */
export function PeriodPicker({ search, period, today, hrefOf, onChange }: PeriodPickerProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const preset = presetOf(search);
  const { compare } = search;
  const kept = compare ? { compare } : {};
  return (
    <nav className={styles.views} aria-label="Период">
      {presets.map((days) => (
        <Anchor
          key={days}
          className={styles.view}
          href={hrefOf({ days, ...kept })}
          {...(days === preset && { 'aria-current': 'true' as const })}
        >
          {labels[days]}
        </Anchor>
      ))}
      <button
        type="button"
        className={styles.view}
        aria-haspopup="dialog"
        onPointerEnter={() => void OwnDaysDialog.preload()}
        onFocus={() => void OwnDaysDialog.preload()}
        onClick={() => setIsChoosing(true)}
        {...(preset === null && { 'aria-current': 'true' as const })}
      >
        Свои даты
      </button>
      {isChoosing && (
        <OwnDaysDialog
          period={period}
          today={today}
          onClose={() => setIsChoosing(false)}
          onChoose={(own) => {
            setIsChoosing(false);
            onChange({ ...own, ...kept });
          }}
        />
      )}
    </nav>
  );
}
