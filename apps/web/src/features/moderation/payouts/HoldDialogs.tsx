import type { HeldShop } from '@vetka/domain/payout';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useHoldPayouts, useReleasePayouts } from './usePayoutHolds.ts';

interface ShopDialogProps {
  shop: HeldShop['shop'];
  onClose: () => void;
}

const holdReasons = [
  { label: 'Жалобы', words: 'Проверяем жалобы покупателей.' },
  { label: 'Реквизиты', words: 'Проверяем реквизиты: похоже, их сменил не владелец.' },
  { label: 'Документы', words: 'Ждём от вас документы: напишите в поддержку.' },
];

/** Holds the payouts of a shop. Its owner is notified of the reason. */
export function HoldDialog({ shop, onClose }: ShopDialogProps) {
  const { act, isPending, message } = useHoldPayouts(shop, onClose);
  return (
    <ReasonDialog
      title="Приостановить выплаты"
      description={`«${shop.name}». Новых выплат не будет, пока вы их не возобновите. Те, что уже в пути, закончит банк. Причину прочтёт владелец.`}
      submitLabel="Приостановить"
      loadingText="Приостанавливаем"
      reasons={holdReasons}
      isPending={isPending}
      message={message}
      onClose={onClose}
      onSubmit={act}
    />
  );
}

const releaseReasons = [
  { label: 'Проверили', words: 'Проверили, всё в порядке.' },
  { label: 'Новые реквизиты', words: 'Магазин исправил реквизиты.' },
  { label: 'Ошибка банка', words: 'Банк подтвердил, что это была его ошибка.' },
];

/** Releases a shop. */
export function ReleaseDialog({ shop, onClose }: ShopDialogProps) {
  const { act, isPending, message } = useReleasePayouts(shop, onClose);
  return (
    <ReasonDialog
      title="Возобновить выплаты"
      description={`«${shop.name}». Всё, что накопилось, уйдёт следующей выплатой. Причина останется в журнале.`}
      submitLabel="Возобновить"
      loadingText="Возобновляем"
      reasons={releaseReasons}
      isPending={isPending}
      message={message}
      onClose={onClose}
      onSubmit={act}
    />
  );
}
