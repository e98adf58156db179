import { commissionText, type CommissionRule } from '@vetka/domain/ledger';
import { plural, pluralForm } from '@vetka/domain/plural';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { DateText } from '@vetka/ui/DateText';
import { useState } from 'react';
import * as styles from '../moderation.css.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { spanText, stateLabels, stateTones, subjectText } from './ruleWords.ts';
import { useKeepRule } from './useCommission.ts';

/** A rule: its terms, its period, its sales, and its author and reason. */
export function RuleCard({ rule }: { rule: CommissionRule }) {
  const { state, lines, added, ended } = rule;
  return (
    <li className={styles.dispute}>
      <div className={styles.titleRow}>
        <h2 className={styles.title}>{subjectText(rule)}</h2>
        <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
      </div>
      <div className={styles.words}>
        <b>{commissionText(rule)}</b>
        <span className={styles.note}>{spanText(rule)}</span>
        <span className={styles.note}>
          {lines === 0
            ? 'По нему ещё ничего не продано'
            : `По нему ${pluralForm(lines, ['продана', 'проданы', 'продано'])} ${plural(lines, ['строка', 'строки', 'строк'])}`}
        </span>
        {added === null ? (
          <span className={styles.note}>С ним «Ветка» открылась</span>
        ) : (
          <Act verb="Добавлено" act={added} />
        )}
        {ended && <Act verb={state === 'WITHDRAWN' ? 'Отозвано' : 'Конец назначен'} act={ended} />}
      </div>
      <Acts rule={rule} />
    </li>
  );
}

function Act({ verb, act: { by, reason, at } }: { verb: string; act: NonNullable<CommissionRule['added']> }) {
  return (
    <span className={styles.note}>
      <span className={styles.entryTitle}>
        {verb} <DateText value={at} pattern="d MMMM yyyy, H:mm" />, {by}: «{reason}»
      </span>
    </span>
  );
}

function Acts({ rule }: { rule: CommissionRule }) {
  const [asked, setAsked] = useState<'end' | 'keep' | null>(null);
  const close = () => setAsked(null);
  const { state, endsAt } = rule;
  if (state === 'ENDED' || state === 'WITHDRAWN') return null;
  return (
    <div className={styles.buttons}>
      {endsAt === null ? (
        <Button size="s" variant="outline" onClick={() => setAsked('end')}>
          {state === 'PLANNED' ? 'Отозвать' : 'Закончить'}
        </Button>
      ) : (
        <Button size="s" variant="tonal" onClick={() => setAsked('keep')}>
          Отменить конец
        </Button>
      )}
      {asked === 'end' && <EndDialog rule={rule} onClose={close} />}
      {asked === 'keep' && <KeepDialog rule={rule} onClose={close} />}
    </div>
  );
}

const keepReasons = [
  { label: 'Передумали', words: 'Правило остаётся: условия для магазинов не меняем.' },
  { label: 'Ошибка', words: 'Конец назначили по ошибке.' },
];

function KeepDialog({ rule, onClose }: { rule: CommissionRule; onClose: () => void }) {
  const { act, isPending, message } = useKeepRule(rule, onClose);
  return (
    <ReasonDialog
      title="Отменить конец"
      description={`${subjectText(rule)}: ${commissionText(rule)}. Магазины узнают, что комиссия не изменится.`}
      submitLabel="Оставить правило"
      loadingText="Оставляем"
      reasons={keepReasons}
      isPending={isPending}
      message={message}
      onClose={onClose}
      onSubmit={act}
    />
  );
}
