import type { ManagedPlan, ManagedPlans } from '@vetka/domain/offer';
import { planPeriodLabels, planTypeLabels } from '@vetka/domain/offer';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { ArrowDownIcon, ArrowUpIcon, MoreIcon, PencilIcon, PlusIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Skeleton } from '@vetka/ui/Skeleton';
import { Switch } from '@vetka/ui/Switch';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { useState } from 'react';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import * as styles from './managedPlans.css.ts';
import type { PlanCalls } from './planCalls.ts';
import { PlanForm } from './PlanForm.tsx';
import { useManagedPlans } from './useManagedPlans.ts';

interface ManagedPlanListProps {
  title: string;
  /** Shown while there are no plans. */
  empty: string;
  calls: PlanCalls;
}

/** The plans of one seller in the order of their customers' page: on sale or not, their order, and their terms. */
export function ManagedPlanList({ title, empty, calls }: ManagedPlanListProps) {
  const [edited, setEdited] = useState<ManagedPlan | 'new' | null>(null);
  const { list, setOnSale, move, refresh } = useManagedPlans(calls);
  const { data: plans, error, refetch } = list;
  return (
    <section className={styles.card} aria-labelledby="managed-plans">
      <div className={styles.head}>
        <h2 id="managed-plans" className={styles.title}>
          {title}
        </h2>
        <Button variant="tonal" icon={<PlusIcon />} onClick={() => setEdited('new')}>
          Подписка
        </Button>
      </div>
      {!plans && (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Skeleton shape="text" />)}
      {plans?.length === 0 && <p className={styles.note}>{empty}</p>}
      <ul>
        {plans?.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            plans={plans}
            onEdit={() => setEdited(plan)}
            onMove={(by) => void move(plans, plan.id, by)}
            onSale={(isActive) => void setOnSale(plan, isActive)}
          />
        ))}
      </ul>
      {edited !== null && (
        <PlanForm
          plan={edited === 'new' ? null : edited}
          calls={calls}
          onClose={() => setEdited(null)}
          onSaved={refresh}
        />
      )}
    </section>
  );
}

interface PlanRowProps {
  plan: ManagedPlan;
  plans: ManagedPlans;
  onEdit: () => void;
  onMove: (by: -1 | 1) => void;
  onSale: (isActive: boolean) => void;
}

const aboutOf = ({ percent, perks, description }: ManagedPlan): string =>
  [percent > 0 ? `Скидка ${percent}\u00A0%` : '', ...perks].filter(Boolean).join('. ') || description;

const holdersOf = ({ holders }: ManagedPlan): string =>
  holders === 0 ? 'Пока никто не купил' : plural(holders, ['подписчик', 'подписчика', 'подписчиков']);

function PlanRow({ plan, plans, onEdit, onMove, onSale }: PlanRowProps) {
  const isFirst = plans[0]?.id === plan.id;
  const isLast = plans.at(-1)?.id === plan.id;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          {plan.name} <Badge tone="neutral">{planTypeLabels[plan.type]}</Badge>
        </span>
        <span className={styles.note}>{aboutOf(plan)}</span>
      </div>
      <div className={styles.figures}>
        <span className={styles.price}>
          {formatPrice(plan.price)} {planPeriodLabels[plan.period]}
        </span>
        <span className={styles.note}>{holdersOf(plan)}</span>
      </div>
      <div className={styles.actions}>
        <Switch
          label={<VisuallyHidden>Продавать «{plan.name}»</VisuallyHidden>}
          isChecked={plan.isActive}
          onChange={onSale}
        />
        <DropdownMenu
          label={`Действия: ${plan.name}`}
          trigger={<IconButton label={`Действия: ${plan.name}`} icon={<MoreIcon />} />}
          items={[
            { id: 'edit', label: 'Изменить', icon: <PencilIcon />, onSelect: onEdit },
            { id: 'up', label: 'Выше', icon: <ArrowUpIcon />, onSelect: () => onMove(-1), isDisabled: isFirst },
            { id: 'down', label: 'Ниже', icon: <ArrowDownIcon />, onSelect: () => onMove(1), isDisabled: isLast },
          ]}
        />
      </div>
    </li>
  );
}
