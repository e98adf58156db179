import fp from 'fastify-plugin';
import { AccountService } from './account.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    account: AccountService;
  }
}

export const accountPlugin = fp(
  async (app) => {
    app.decorate('account', new AccountService(app));
  },
  { name: 'account', dependencies: ['database', 'place'] },
);
