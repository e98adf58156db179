import { exactRoubles } from '@vetka/domain/ledger';
import type { QueuedPayout } from '@vetka/domain/payout';
import { Button } from '@vetka/ui/Button';
import { useState } from 'react';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useTakeBackTransfer } from './usePayoutHolds.ts';

const reasons = [
  { label: 'Не тот магазин', words: 'Записали перевод не тому магазину.' },
  { label: 'Не тот номер', words: 'Ошиблись в номере перевода.' },
  { label: 'Банк не перевёл', words: 'Банк не сделал этот перевод.' },
];

type TakeBackProps = Pick<QueuedPayout, 'payout' | 'shop'>;

/** Takes the record of a transfer by hand back, after a reason. */
export function TakeBackButton(props: TakeBackProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button
        size="s"
        variant="outline"
        aria-label={`Отменить запись: ${props.shop.name}`}
        onClick={() => setIsAsked(true)}
      >
        Отменить запись
      </Button>
      {isAsked && <TakeBackDialog {...props} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function TakeBackDialog({ payout: { id, amount }, shop, onClose }: TakeBackProps & { onClose: () => void }) {
  const { act, isPending, message } = useTakeBackTransfer(id, shop, onClose);
  return (
    <ReasonDialog
      title="Отменить запись о переводе"
      description={`«${shop.name}», ${exactRoubles(amount)} снова будут ждать выплаты. Деньги в банке это не вернёт. Причину прочтёт владелец.`}
      submitLabel="Отменить запись"
      loadingText="Отменяем"
      reasons={reasons}
      isPending={isPending}
      message={message}
      onClose={onClose}
      onSubmit={act}
    />
  );
}
