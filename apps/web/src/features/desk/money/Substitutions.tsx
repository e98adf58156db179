import { formatDate } from '@vetka/domain/date';
import type { DeskOrder, Substitution } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { Notice } from '@vetka/ui/Notice';
import { useDesk } from '../DeskContext.ts';

const refundText = (refund: number) => (refund > 0 ? `вернём ${formatPrice(refund)}` : 'за ту же цену');

/** What to make after the answer. */
function outcome({ state, chosen, options, refundWithout }: Substitution): { title: string; text: string } | null {
  const option = chosen === null ? undefined : options[chosen];
  if (state === 'CHOSEN' && option) return { title: `Замена: ${option.title}`, text: refundText(option.refund) };
  if (state === 'WITHOUT') return { title: 'Покупатель просит без замены', text: refundText(refundWithout) };
  if (state === 'SILENCE') return { title: 'Ответа не было: собирайте без замены', text: refundText(refundWithout) };
  return null;
}

/** Questions about substitutes: the open one, and past decisions. */
export function Substitutions({ order }: { order: DeskOrder }) {
  const { timeZone } = useDesk().place;
  return order.substitutions.map((substitution) => {
    const { id, state, answerUntil, productTitle, words } = substitution;
    if (state === 'OPEN') {
      return (
        <Notice key={id} tone="caution" title={`Ждём ответа до ${formatDate(answerUntil, 'H:mm', { timeZone })}`}>
          {productTitle}: «{words}». Без ответа соберёте без замены.
        </Notice>
      );
    }
    const decided = outcome(substitution);
    return (
      decided && (
        <Notice key={id} tone="positive" title={decided.title}>
          {productTitle}, {decided.text}
        </Notice>
      )
    );
  });
}
