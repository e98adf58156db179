import { Button } from '@vetka/ui/Button';
import { duration, easing } from '@vetka/ui/tokens';
import { useState } from 'react';
import { Table } from '../page/Table.tsx';
import * as styles from './foundations.css.ts';

const durationUses: Record<keyof typeof duration, string> = {
  fast: 'Нажатие и наведение',
  mid: 'Фишка, вкладка, уведомление',
  slow: 'Шторка, панель, увеличение снимка',
};

const easingUses: Record<keyof typeof easing, string> = {
  out: 'Для того, что появляется',
  inOut: 'Для того, что переезжает',
};

/** Durations and easings, animated. */
export function Motion() {
  const [isRun, setRun] = useState(false);
  const track = (transition: string) => (
    <div className={styles.track} {...(isRun && { 'data-run': '' })}>
      <div className={styles.runner} style={{ transition }} />
    </div>
  );
  return (
    <>
      <div>
        <Button variant="tonal" onClick={() => setRun(!isRun)}>
          Запустить
        </Button>
      </div>
      <Table
        label="Длительности"
        head={['Длительность', 'Миллисекунд', 'Для чего', 'Как выглядит']}
        rows={(Object.keys(duration) as (keyof typeof duration)[]).map((name) => ({
          id: name,
          cells: [name, duration[name], durationUses[name], track(`inset ${duration[name]}ms ${easing.out}`)],
        }))}
      />
      <Table
        label="Кривые"
        head={['Кривая', 'Значение', 'Для чего', 'Как выглядит']}
        rows={(Object.keys(easing) as (keyof typeof easing)[]).map((name) => ({
          id: name,
          cells: [name, easing[name], easingUses[name], track(`inset ${duration.slow}ms ${easing[name]}`)],
        }))}
      />
    </>
  );
}
