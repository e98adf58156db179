import { formatDate } from '@vetka/domain/date';
import type { Gift } from '@vetka/domain/desk';
import { formatOrderAddress } from '@vetka/domain/place';

/** «2 декабря, ср». The number stays with its month. */
const dayOf = ({ day }: Pick<Gift, 'day'>): string =>
  day === null ? '' : formatDate(day, 'd MMMM, EEE').replace(' ', '\u00A0');

/** «Привезут 2 декабря, ср. От кого: Анна.»: nothing of what is inside. */
export function giftText(gift: Pick<Gift, 'day' | 'senderName'>): string {
  const day = dayOf(gift);
  return [day && `Привезут ${day}.`, gift.senderName && `От кого: ${gift.senderName}.`].filter(Boolean).join(' ');
}

/** «Москва, улица Мира, 7, кв. 12» and «2 декабря, ср, 10:00–14:00». */
export function answerLines({ address, from, to, ...gift }: Pick<Gift, 'address' | 'day' | 'from' | 'to'>): string[] {
  const when = [dayOf(gift), [from, to].filter(Boolean).join('–')].filter(Boolean).join(', ');
  return [address ? formatOrderAddress(address) : '', when];
}
