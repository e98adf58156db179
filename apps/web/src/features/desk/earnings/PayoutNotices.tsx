import type { Payouts } from '@vetka/domain/payout';
import { formatDate } from '@vetka/domain/date';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { useMinute } from '../../../shell/useMinute.ts';
import { useDesk } from '../DeskContext.ts';
import { ownsShop } from '../deskSections.tsx';
import { holdEnd, holdText, requisitesState } from './payoutText.ts';

interface PayoutNoticesProps {
  payouts: Payouts;
  /** Of the room of requisites. */
  href: string;
}

/** The reason nothing is paid out now. Nothing when nothing prevents it. */
export function PayoutNotices({ payouts: { hold, requisitesFrom, requisitesRefusal }, href }: PayoutNoticesProps) {
  const { place } = useDesk();
  const isOwner = ownsShop(place);
  const refusal = requisitesRefusal ?? '';
  const state = requisitesState({ activeFrom: requisitesFrom, refusal }, useMinute());
  return (
    <>
      {hold && (
        <Notice
          tone="critical"
          title={`Выплаты приостановлены ${formatDate(hold.createdAt, 'd MMMM', { timeZone: place.timeZone })}`}
        >
          {`${holdText(hold)} ${holdEnd(hold)}, а деньги пока ждут в «Доступно».`}
        </Notice>
      )}
      {state === 'NONE' && (
        <Notice
          tone="caution"
          title="Выплат не будет, пока не указано, куда платить"
          action={
            isOwner && (
              <Button size="s" variant="tonal" href={href}>
                Указать реквизиты
              </Button>
            )
          }
        >
          {isOwner
            ? 'Без реквизитов счёта мы ничего не выплачиваем: деньги копятся в «Доступно».'
            : 'Без реквизитов счёта мы ничего не выплачиваем: деньги копятся в «Доступно». Указать их может только владелец магазина.'}
        </Notice>
      )}
      {state === 'REFUSED' && (
        <Notice
          tone="critical"
          title="Банк не принял реквизиты, выплат не будет"
          action={
            isOwner && (
              <Button size="s" variant="tonal" href={href}>
                Проверить реквизиты
              </Button>
            )
          }
        >
          {isOwner ? refusal : `${refusal}. Исправить реквизиты может только владелец магазина.`}
        </Notice>
      )}
    </>
  );
}
