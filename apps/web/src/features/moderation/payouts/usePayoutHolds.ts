import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { HeldShop, PayByHand } from '@vetka/domain/payout';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useFormAct } from '../useAct.ts';

type Shop = HeldShop['shop'];

const areas = ['payout'] as const;

export function useHoldPayouts({ id, name }: Shop, onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (reason: string) => unwrap(api.payout.hold({ params: { id }, body: { reason } })),
    done: () => `«${name}»: выплаты приостановлены`,
    areas,
    onDone,
  });
}

export function useReleasePayouts({ id, name }: Shop, onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (reason: string) => unwrap(api.payout.release({ params: { id }, body: { reason } })),
    done: () => `«${name}»: выплаты возобновлены`,
    areas,
    onDone,
  });
}

/** Records a transfer that was made in the bank's own cabinet. */
export function usePayByHand({ id, name }: Shop, onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (body: PayByHand) => unwrap(api.payout.payByHand({ params: { id }, body })),
    done: () => `«${name}»: перевод записан, владельцу написали`,
    areas,
    onDone,
  });
}

/** The requisites of a shop for a transfer by hand. The API records who has opened them. */
export function useTransferTarget({ id }: Shop) {
  const api = useApi();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: () => unwrap(api.payout.openTarget({ params: { id } })),
    onError: (error) => void errors.handle(error),
  });
}

/** Takes the record of a transfer back. */
export function useTakeBackTransfer(payoutId: number, { name }: Shop, onDone: () => void) {
  const api = useApi();
  return useFormAct({
    send: (reason: string) => unwrap(api.payout.takeBackTransfer({ params: { id: payoutId }, body: { reason } })),
    done: () => `«${name}»: запись отменена, владельцу написали`,
    areas,
    onDone,
  });
}
