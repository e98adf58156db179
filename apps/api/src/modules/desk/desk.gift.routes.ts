import { AnswerGift, Gift, GiveAddress, OrderMaking, ReadGift } from '@vetka/domain/desk/schema';
import { OrderServiceParams } from '@vetka/domain/order/schema';
import type { FastifyInstance } from 'fastify';
import { implement, implementForUser } from '../../platform/http/implement.ts';

/** The address of an order that its recipient gives by a link, without an account. */
export const giftRoutes = (app: FastifyInstance) => [
  implement(app, 'order.readGift', { body: ReadGift, response: Gift }, ({ body }) => app.desk.gifts.read(body.token), {
    limit: 'gifts',
  }),
  implement(
    app,
    'order.answerGift',
    { body: AnswerGift, response: Gift },
    ({ body }, { ip, headers }) =>
      app.desk.gifts.answer(body, { ip, userAgent: headers['user-agent']?.slice(0, 500) ?? null }),
    { limit: 'gifts' },
  ),
  implementForUser(
    app,
    'order.giveAddress',
    { params: OrderServiceParams, body: GiveAddress, response: OrderMaking },
    async ({ params, body, user }) => {
      await app.desk.gifts.give(user.id, params, body);
      return app.desk.making(user.id, params);
    },
  ),
];
