import fp from 'fastify-plugin';
import { AccountService } from './account.service.ts';
import { ProfileService } from './profile.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    account: AccountService;
    profile: ProfileService;
  }
}

export const accountPlugin = fp(
  async (app) => {
    app.decorate('account', new AccountService(app));
    app.decorate('profile', new ProfileService(app));
  },
  { name: 'account', dependencies: ['database', 'place'] },
);
