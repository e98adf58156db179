import { formatDate } from '@vetka/domain/date';
import { commissionNoticeDays } from '@vetka/domain/ledger';

/** Messages about the rules of the commission to the administration. */
export const commissionMessages = {
  unknown: 'Такого правила нет',
  unknownSubject: 'Выберите, для чего правило',
  pastDay: 'Этот день уже прошёл',
  farDay: 'Слишком далёкий день',
  ended: 'У правила уже есть конец',
  noEnd: 'У правила нет конца, который можно отменить',
  onlyBase: 'Без общего правила комиссии не будет совсем. Сначала добавьте другое общее правило',
  tooSoon: (earliestOn: string, touches: { goods: number; isWorse: boolean }) =>
    `Магазины узнают за ${commissionNoticeDays(touches)} дней: не раньше ${formatDate(earliestOn, 'd MMMM yyyy')}`,
} as const;
