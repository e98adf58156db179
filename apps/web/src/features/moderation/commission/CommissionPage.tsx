import { useInfiniteQuery } from '@tanstack/react-query';
import type { CommissionView } from '@vetka/domain/ledger';
import { Button } from '@vetka/ui/Button';
import { PlusIcon } from '@vetka/ui/Icon';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ListPage } from '../QueuePage.tsx';
import { ViewChips } from '../ViewChips.tsx';
import { RuleCard } from './RuleCard.tsx';
import { RuleForm } from './RuleForm.tsx';

const views: readonly { value: CommissionView; label: string }[] = [
  { value: 'CURRENT', label: 'Действуют' },
  { value: 'PLANNED', label: 'Впереди' },
  { value: 'PAST', label: 'Прошлые' },
];

const emptyTexts: Record<CommissionView, { title: string; text: string }> = {
  CURRENT: { title: 'Правил нет', text: 'Добавьте общее правило: пока его нет, комиссии не будет' },
  PLANNED: { title: 'Ничего не назначено', text: 'Здесь будут правила, о которых магазины уже знают' },
  PAST: { title: 'Прошлых правил нет', text: 'Здесь останутся законченные, заменённые и отозванные' },
};

/** The rules of the commission, for the administration. */
export default function CommissionPage() {
  const [view, setView] = useState<CommissionView>('CURRENT');
  const [isAdding, setIsAdding] = useState(false);
  const list = useInfiniteQuery(moderationQueries.commissionRules(useApi(), view));
  return (
    <>
      <ListPage
        title="Комиссия"
        path={pagePath('/my/moderation/commission')}
        list={list}
        empty={emptyTexts[view]}
        action={
          <Button icon={<PlusIcon />} onClick={() => setIsAdding(true)}>
            Правило
          </Button>
        }
        filters={
          <div className={styles.filters}>
            <Text tone="muted">
              Действует самое узкое правило: акции, потом магазина, потом ближайшей категории, потом общее. Из равных –
              то, что началось позже.
            </Text>
            <ViewChips label="Какие правила" views={views} value={view} onChange={setView} />
          </div>
        }
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((rule) => (
              <RuleCard key={rule.id} rule={rule} />
            ))}
          </ul>
        )}
      </ListPage>
      {isAdding && <RuleForm onClose={() => setIsAdding(false)} />}
    </>
  );
}
