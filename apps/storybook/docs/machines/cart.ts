import { cartMachine } from '@vetka/machines/cart';
import { notesOf } from './machineNotes.ts';

export const cart = notesOf({
  machine: cartMachine,
  name: 'cartMachine',
  entry: 'cart',
  title: 'Корзина',
  lead: 'Изменения встают в очередь и уходят по одному. Ответ сервера – вся корзина, она и заменяет прежнюю.',
  states: {
    settled: 'Всё сохранено',
    saving: 'Сохраняется одно изменение',
  },
  events: {
    'cart.add': '«В корзину»',
    'cart.buyNow': '«Купить сейчас»: добавить и перейти к оформлению',
    'cart.change': 'Количество, выбор, удаление, промокод',
    'cart.replace': 'Корзина пришла с другой стороны: со входом или заказом',
  },
  emits: {
    'cart.opened': 'Показать корзину',
    'cart.added': 'Сказать, что добавлено',
    'cart.checkout': 'Перейти к оформлению',
    'cart.failed': 'Обработчику ошибок: какое изменение не вышло',
  },
});
