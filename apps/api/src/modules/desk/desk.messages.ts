import { deskLimits } from '@vetka/domain/desk';
import { orderStatuses, type OrderStatusType } from '@vetka/domain/order';

/** Messages to people of a service. */
export const deskMessages = {
  unknownDesk: 'Магазин не найден',
  unknownOrder: 'Заказ не найден',
  onlyManagers: 'Это может владелец или управляющий',
  notForCouriers: 'Курьер видит только свои доставки',
  reason: 'Укажите причину: её увидит покупатель',
  photo: 'Сделайте фото букета',
  proof: 'Сделайте фото или спросите код у получателя',
  code: 'Код не подходит. Спросите его у получателя ещё раз',
  tooManyCodes: (wait: string) => `Слишком много неверных кодов. Сделайте фото или введите код через\u00A0${wait}`,
  courier: 'Выберите курьера',
  unknownCourier: 'Этот человек сейчас не работает в магазине',
  hours: 'Укажите и открытие, и закрытие',
  sameHours: 'Открытие и закрытие совпадают',
  stepReused: 'Под этим номером уже отправлен другой шаг',
  photosOff: 'Магазин не показывает фото перед доставкой',
  waitsForPhoto: 'Покупатель ещё не ответил о фото',
  noAddress: 'Получатель ещё не указал адрес. Передать заказ курьеру можно, когда адрес будет',
  waitsForSubstitution: 'Покупатель ещё не ответил о замене',
  onlyCourier: 'Это заказ с доставкой: передайте его курьеру',
  onlyShelf: 'Это самовывоз: поставьте заказ на полку',
  noRefund: 'В этом статусе вернуть часть денег нельзя',
  noAmount: 'Укажите, сколько вернуть',
  noMoreThan: (price: string) => `Можно вернуть не больше ${price}`,
  substitutionsOff: 'Магазин не предлагает замены: включите их в настройках',
  noSubstitutes: 'Покупатель просил не заменять. Можно вернуть часть денег',
  oneSubstitute: 'Покупатель доверил замену вам: выберите одну',
  noDifference: 'Вернуть разницу может владелец или управляющий. Без возврата замену запишете и вы',
  tooLateToSubstitute: 'Замену предлагают, пока заказ собирается',
  unknownProduct: 'Этого товара в заказе нет',
  noDispute: 'Спора по этому заказу нет',
  disputeAnswered: 'Ответ уже отправлен',
  disputeDecided: 'Спор уже решён',
  viewName: 'Вид с таким названием уже есть',
  tooManyViews: `Больше ${deskLimits.views} видов сохранить нельзя: удалите ненужный`,
  unknownView: 'Такого вида нет',
  streamOnly: 'События приходят только потоком text/event-stream',
} as const;

/** «Уже принят», «Уже ждёт в магазине», «Фото уже отправлено», «Уже открыт спор». */
export const alreadyIn = (status: OrderStatusType): string =>
  status === 'PHOTO_SENT' ? 'Фото уже отправлено' : `Уже ${orderStatuses[status].name.toLowerCase()}`;

/** Messages to customers. */
export const makingMessages = {
  noPhoto: 'Фото сейчас не ждёт ответа',
  newerPhoto: 'Магазин прислал новое фото, посмотрите его',
  answered: 'Ответ уже отправлен',
  tooLate: 'Ответа не было 30 минут, и магазин продолжил с этим фото',
  oneRedo: 'Попросить переделать можно один раз',
  redoWords: 'Напишите, что переделать',
  noSubstitution: 'Вопроса о замене больше нет',
  noSuchOption: 'Такого варианта нет',
  tooLateToChoose: 'Ответа не было 30 минут, и магазин продолжил без замены',
  refusedSubstitution: 'Покупатель отказался от замены',
  noDispute: 'Спор можно открыть в течение 3 дней после доставки или если заказ не вручили вовремя',
} as const;

/** Messages about the address of a gift, to its recipient and its customer. */
export const giftMessages = {
  expired: 'Ссылка больше не действует',
  closed: 'Заказ уже у курьера, адрес изменить нельзя',
  taken: 'Это время уже заняли. Выберите другое',
  fixed: 'Адрес этого заказа изменить нельзя',
  given: 'Получатель уже указал адрес',
} as const;

/** Why the system cancelled an order service. */
export const unacceptedReason = 'Магазин не принял заказ вовремя';

export const undeliveredReason = 'Заказ не вручили вовремя';
export const noAddressReason = 'Адрес доставки так и не указали';
export const uncollectedReason = 'Заказ не забрали из магазина';

/** The reason of a refund after a question about a substitute. @param title null without one */
export const substitutionReason = (title: string | null): string =>
  title === null ? 'Собрали без того, что закончилось' : `Замена: ${title}`;
