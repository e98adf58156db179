import type { PayoutRequisites } from '@vetka/domain/payout';
import { Badge, type BadgeTone } from '@vetka/ui/Badge';
import { DescriptionList } from '@vetka/ui/desk/DescriptionList';
import { Notice } from '@vetka/ui/Notice';
import { useMinute } from '../../../shell/useMinute.ts';
import { useDesk } from '../DeskContext.ts';
import * as styles from './money.css.ts';
import { momentText, requisitesState, requisitesText, type RequisitesState } from './payoutText.ts';

const looks: Record<RequisitesState, { tone: BadgeTone; label: string }> = {
  NONE: { tone: 'neutral', label: 'Не указаны' },
  REFUSED: { tone: 'danger', label: 'Банк не принял' },
  WAITING: { tone: 'honey', label: 'Ждут 72 часа' },
  PAID_TO: { tone: 'leaf', label: 'Действуют' },
};

/** The requisites in use. The account is masked: nobody else can use the shown digits. */
export function CurrentRequisites({ requisites }: { requisites: PayoutRequisites }) {
  const { timeZone } = useDesk().place;
  const { account, bik, bankName, holder, by, createdAt, refusal } = requisites;
  const now = useMinute();
  const { tone, label } = looks[requisitesState(requisites, now)];
  return (
    <section className={styles.card}>
      <div className={styles.heading}>
        <h2 className={styles.title}>Текущий счёт</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {refusal !== '' && (
        <Notice tone="critical" title="Банк не принял эти реквизиты">
          {refusal}
        </Notice>
      )}
      <DescriptionList
        items={[
          { term: 'Счёт', value: account },
          { term: 'Банк', value: bankName, note: `БИК ${bik}` },
          { term: 'Получатель', value: holder },
          { term: 'Выплаты', value: requisitesText(requisites, now, timeZone) },
          { term: 'Кто указал', value: by || 'Аккаунт удалён', note: momentText(createdAt, timeZone) },
        ]}
      />
    </section>
  );
}
