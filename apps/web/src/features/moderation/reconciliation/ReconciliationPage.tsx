import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { DifferenceView } from '@vetka/domain/reconciliation';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { RefreshIcon, UploadIcon } from '@vetka/ui/Icon';
import { Inline } from '@vetka/ui/Inline';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { ModerationPage } from '../ModerationPage.tsx';
import * as styles from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { PageList } from '../QueuePage.tsx';
import { ViewChips } from '../ViewChips.tsx';
import { Days } from './Days.tsx';
import { DifferenceCard } from './DifferenceCard.tsx';
import { RegisterDialog } from './RegisterDialog.tsx';
import { useCompare } from './useReconciliation.ts';

type View = DifferenceView | 'DAYS';

const views: readonly { value: View; label: string }[] = [
  { value: 'OPEN', label: 'Без решения' },
  { value: 'RESOLVED', label: 'Закрытые' },
  { value: 'DAYS', label: 'По дням' },
];

const emptyTexts: Record<DifferenceView, { title: string; text: string }> = {
  OPEN: { title: 'Всё сошлось', text: 'Здесь будут суммы, которые у нас и в банке разные' },
  RESOLVED: { title: 'Закрытых нет', text: 'Здесь останутся расхождения, по которым вы решили или которые исчезли' },
};

/** Our books compared with the bank's, for the administration. */
export default function ReconciliationPage() {
  const [view, setView] = useState<View>('OPEN');
  const [isUploading, setIsUploading] = useState(false);
  const compare = useCompare();
  const days = useQuery(moderationQueries.reconciledDays(useApi()));
  return (
    <ModerationPage current={pagePath('/my/moderation/reconciliation')}>
      <Heading level={1}>Сверка с банком</Heading>
      <div className={styles.filters}>
        <Text tone="muted">
          Каждую ночь спрашиваем банк о платежах и выплатах за 45 дней. Комиссии и чужие платежи видны из реестра,
          который вы загрузите.
        </Text>
        <Inline>
          <Button
            variant="outline"
            icon={<RefreshIcon />}
            isLoading={compare.isPending}
            loadingText="Сверяем"
            onClick={() => compare.mutate()}
          >
            Сверить сейчас
          </Button>
          <Button variant="outline" icon={<UploadIcon />} onClick={() => setIsUploading(true)}>
            Загрузить реестр
          </Button>
        </Inline>
        <ViewChips label="Что показать" views={views} value={view} onChange={setView} />
      </div>
      {view === 'DAYS' ? <Days list={days} /> : <Found view={view} />}
      {isUploading && <RegisterDialog onClose={() => setIsUploading(false)} />}
    </ModerationPage>
  );
}

function Found({ view }: { view: DifferenceView }) {
  const list = useInfiniteQuery(moderationQueries.differences(useApi(), view));
  return (
    <PageList list={list} empty={emptyTexts[view]}>
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((row) => (
            <DifferenceCard key={row.id} row={row} />
          ))}
        </ul>
      )}
    </PageList>
  );
}
