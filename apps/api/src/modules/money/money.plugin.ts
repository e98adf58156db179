import fp from 'fastify-plugin';
import { SellersMoney } from './money.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    money: SellersMoney;
  }
}

export const moneyPlugin = fp(
  async (app) => {
    app.decorate('money', new SellersMoney(app));
  },
  { name: 'money', dependencies: ['database', 'desk', 'commission'] },
);
