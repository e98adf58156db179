import { unwrap } from '@vetka/api-client/client';
import type { HeldShop, PayByHand } from '@vetka/domain/payout';
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
