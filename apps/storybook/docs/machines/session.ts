import { sessionMachine } from '@vetka/machines/session';
import { notesOf } from './machineNotes.ts';

export const session = notesOf({
  machine: sessionMachine,
  name: 'sessionMachine',
  entry: 'session',
  title: 'Сессия',
  lead: 'Начало работы сайта: кто пришёл, что у него в корзине, какие есть категории. Неудача с сессией никого не останавливает: сайт работает без города.',
  states: {
    fetchingSession: 'Узнаём сессию: город и адрес',
    fetchingShopper: 'Покупатель и корзина – сразу вдвоём',
    'fetchingShopper.user': 'Покупатель',
    'fetchingShopper.user.fetching': 'Спрашиваем, кто это',
    'fetchingShopper.user.fetched': 'Ответили',
    'fetchingShopper.cart': 'Корзина',
    'fetchingShopper.cart.fetching': 'Спрашиваем корзину',
    'fetchingShopper.cart.fetched': 'Ответили',
    fetchingCategories: 'Спрашиваем категории',
    ready: 'Начало закончено',
    loggingOut: 'Профиль уже спрятан, выход отправлен; не вышло – профиль вернётся',
  },
  events: {
    'session.login': 'Вошли: покупатель и корзина новые, начатое брошено',
    'session.logout': 'Выход; только для вошедших',
    'session.replaceUser': 'Профиль изменили в настройках',
    'session.retry': 'Начать заново; известное остаётся до ответа',
  },
  emits: {
    'session.logged': 'Только в журнал',
    'session.failed': 'Обработчику ошибок: что не вышло',
    'session.started': 'На всё ответили – хорошо или плохо',
    'session.loggedIn': 'Соединить чат, закрыть окно входа',
    'session.goHome': 'Перейти на главную',
  },
});
