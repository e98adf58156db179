import type { IncomeState, SellerIncome, SellerTaxes } from '@vetka/domain/income';
import type { BadgeTone } from '@vetka/ui/Badge';

export const incomeTones: Record<IncomeState, BadgeTone> = {
  WAITING: 'honey',
  REGISTERED: 'leaf',
  CANCELLING: 'honey',
  CANCELLED: 'neutral',
  DROPPED: 'neutral',
  REFUSED: 'danger',
};

export const incomeTitle = ({ orderServiceId }: Pick<SellerIncome, 'orderServiceId'>): string =>
  orderServiceId === null ? 'Подписка' : `Заказ №\u00A0${orderServiceId}`;

/** Shown in place of receipts of «Мой налог» until there are any. */
export const emptyReceipts = (taxes: SellerTaxes | null): { title: string; text: string } =>
  taxes === null
    ? {
        title: 'Чеки «Моего налога» – у самозанятых',
        text: 'Ваш магазин продаёт не как самозанятый, поэтому их здесь нет. Кассовые чеки покупателям пробивает «Ветка»',
      }
    : { title: 'Чеков ещё нет', text: 'Здесь будет чек «Моего налога» за каждую продажу' };

interface TaxNotice {
  tone: 'critical' | 'caution' | 'info';
  title: string;
  text: string;
}

/** A notice for a self-employed seller; null when receipts are issued as they should be. */
export function taxNotice(taxes: SellerTaxes | null): TaxNotice | null {
  if (taxes === null) return null;
  const { status, binding, issuer } = taxes;
  if (status === 'UNREGISTERED') {
    return {
      tone: 'critical',
      title: 'Налоговая не подтверждает, что вы самозанятый',
      text: 'Выплаты ждут. Встаньте на учёт в «Моём налоге» или смените реквизиты продавца: мы спрашиваем налоговую каждый день.',
    };
  }
  if (issuer === 'seller') {
    return {
      tone: 'info',
      title: 'Чеки вы выдаёте сами',
      text: 'Пробейте каждую продажу в «Моём налоге» до 9 числа следующего месяца, а при возврате аннулируйте чек.',
    };
  }
  if (binding === 'BOUND') return null;
  return {
    tone: 'caution',
    title: binding === 'REFUSED' ? 'Вы не разрешили выдавать чеки' : 'Разрешите выдавать чеки за вас',
    text: 'Откройте «Мой налог» и подтвердите запрос от «Ветки». До этого пробивайте чеки сами, до 9 числа следующего месяца.',
  };
}
