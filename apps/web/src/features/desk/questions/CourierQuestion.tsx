import { useQuery } from '@tanstack/react-query';
import { hasRight, roleLabels } from '@vetka/domain/desk';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { RadioGroup } from '@vetka/ui/RadioGroup';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Spinner } from '@vetka/ui/Spinner';
import { useState } from 'react';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from '../desk.css.ts';
import { deskQueries } from '../desk.queries.ts';
import type { StepQuestionProps } from './stepQuestionProps.ts';

/** The choice of a courier. */
export function CourierQuestion({ service, order, refusal, isSending, onAnswer, onDismiss }: StepQuestionProps) {
  const { data: people, error, refetch } = useQuery(deskQueries.people(useApi(), service));
  const couriers = people?.filter(({ role }) => hasRight(role, 'DELIVER_ORDERS')) ?? [];
  const first = couriers.find(({ role }) => role === 'COURIER') ?? couriers[0];
  const [chosen, setChosen] = useState<string>();
  const courierId = chosen ?? (first && String(first.userId));
  return (
    <ResponsiveDialog
      isOpen
      onClose={onDismiss}
      title={`Кто везёт заказ №\u00A0${order.number}`}
      foot={
        <Button
          size="l"
          isFullWidth
          isDisabled={courierId === undefined}
          isLoading={isSending}
          loadingText="Передаём"
          onClick={() => onAnswer({ courierId: Number(courierId) })}
        >
          Передать
        </Button>
      }
    >
      <div className={styles.question}>
        {refusal && (
          <Notice tone="critical" isAnnounced>
            {refusal.message}
          </Notice>
        )}
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!people && !error && <Spinner />}
        {people && (
          <RadioGroup
            label="Курьер"
            variant="card"
            options={couriers.map(({ userId, name, role }) => ({
              value: String(userId),
              label: name,
              description: roleLabels[role],
            }))}
            value={courierId ?? null}
            onChange={setChosen}
          />
        )}
      </div>
    </ResponsiveDialog>
  );
}
