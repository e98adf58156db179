import { useMutation } from '@tanstack/react-query';
import type { GoodsImport } from '@vetka/domain/goods';
import { formatNumber, plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { DateText } from '@vetka/ui/DateText';
import { CheckIcon, DownloadIcon } from '@vetka/ui/Icon';
import { useEffect, useEffectEvent, useRef } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import * as styles from './import.css.ts';
import { useImport } from './useImport.ts';

const rowsTo = ['строку', 'строки', 'строк'] as const;

const titles: Record<GoodsImport['state'], (found: GoodsImport) => string> = {
  MAPPING: () => '',
  CHECKED: ({ total }) => `Проверили ${plural(total, rowsTo)}, пока ничего не изменили`,
  APPLYING: ({ applied, ready }) => `Загружаем: ${formatNumber(applied)} из ${formatNumber(applied + ready)}`,
  DONE: ({ applied, total }) => `Загружено ${formatNumber(applied)} из ${plural(total, ['строки', 'строк', 'строк'])}`,
  UNDONE: () => 'Загрузку вернули',
};

/** «Новых 29, изменится 12, без изменений 3, с ошибками 5.» Zeros are left out. */
function countsText({ counts: { NEW, CHANGED, UNCHANGED, WRONG }, state }: GoodsImport): string {
  const parts: [count: number, words: string][] = [
    [NEW, 'новых'],
    [CHANGED, state === 'DONE' ? 'обновлено' : 'изменится'],
    [UNCHANGED, 'без изменений'],
    [WRONG, 'с ошибками'],
  ];
  const text = parts.flatMap(([count, words]) => (count > 0 ? [`${words} ${formatNumber(count)}`] : [])).join(', ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const draftNotes: Partial<Record<GoodsImport['state'], string>> = {
  CHECKED: ' Новые станут черновиками.',
  APPLYING: ' Новые станут черновиками.',
  DONE: ' Новые лежат в черновиках.',
};

/** The share of the rows that is done or will be: a ring, and a check when nothing is left. */
function Ring({ found: { total, applied, ready, counts, state } }: { found: GoodsImport }) {
  const done = state === 'CHECKED' ? ready + counts.UNCHANGED : applied + counts.UNCHANGED;
  const share = total === 0 ? 0 : Math.min(1, done / total);
  return (
    <svg className={styles.ring} viewBox="0 0 64 64" aria-hidden>
      <circle className={styles.track} cx="32" cy="32" r="28" />
      <circle
        className={styles.arc}
        cx="32"
        cy="32"
        r="28"
        pathLength="100"
        strokeDasharray={`${share * 100} 100`}
        transform="rotate(-90 32 32)"
      />
    </svg>
  );
}

/** Reloads the rows and the goods when the background job has finished. */
function useFinish({ state }: GoodsImport, onFinish: () => void): void {
  const before = useRef(state);
  const finish = useEffectEvent(onFinish);
  useEffect(
    function noticeEnd() {
      if (before.current === 'APPLYING' && state === 'DONE') finish();
      before.current = state;
    },
    [state],
  );
}

interface ImportSummaryProps {
  service: string;
  found: GoodsImport;
  onMatch: () => void;
}

/** The progress of an import, and the possible actions. */
export function ImportSummary({ service, found, onMatch }: ImportSummaryProps) {
  const actions = useImport(service, found.id);
  useFinish(found, () => void actions.refreshGoods());
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <span className={styles.ringBox}>
          <Ring found={found} />
          {found.state === 'DONE' && found.counts.WRONG === 0 && (
            <span className={styles.check}>
              <CheckIcon />
            </span>
          )}
        </span>
        <div className={styles.words}>
          <h2 className={styles.title} role="status">
            {titles[found.state](found)}
          </h2>
          <p className={styles.note}>
            {found.format}, <DateText value={found.createdAt} />. {countsText(found)}
            {found.counts.NEW > 0 && draftNotes[found.state]}
          </p>
        </div>
      </div>
      <Actions service={service} found={found} actions={actions} onMatch={onMatch} />
    </section>
  );
}

interface ActionsProps extends ImportSummaryProps {
  actions: ReturnType<typeof useImport>;
}

function Actions({ service, found, actions, onMatch }: ActionsProps) {
  const { state, ready, counts, mayUndo } = found;
  const onError = actions.handle;
  const apply = useMutation({ mutationFn: actions.apply, onError });
  const undo = useMutation({ mutationFn: actions.undo, onError });
  const report = useMutation({ mutationFn: actions.saveReport, onError });
  const isOpen = state === 'CHECKED' || state === 'DONE';
  return (
    <div className={styles.actions}>
      {isOpen && ready > 0 && (
        <Button isLoading={apply.isPending} onClick={() => apply.mutate()}>
          {state === 'DONE' ? 'Загрузить исправленные' : `Загрузить ${plural(ready, rowsTo)}`}
        </Button>
      )}
      {(state === 'DONE' || state === 'UNDONE') && (
        <Button variant="tonal" href={pagePath('/my/shop/$service/products', { service })}>
          К товарам
        </Button>
      )}
      {mayUndo && (
        <Button variant="plain" isLoading={undo.isPending} loadingText="Возвращаем" onClick={() => undo.mutate()}>
          Вернуть как было
        </Button>
      )}
      {isOpen && counts.WRONG > 0 && (
        <Button
          variant="plain"
          icon={<DownloadIcon />}
          isLoading={report.isPending}
          loadingText="Собираем"
          onClick={() => report.mutate()}
        >
          {`Скачать ${plural(counts.WRONG, rowsTo)} с ошибками`}
        </Button>
      )}
      {state === 'CHECKED' && (
        <Button variant="plain" onClick={onMatch}>
          Изменить столбцы
        </Button>
      )}
    </div>
  );
}
