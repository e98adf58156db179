import fp from 'fastify-plugin';
import { AccountService } from './account.service.ts';
import { ProfileService } from './profile.service.ts';
import { registerEmailLink } from './settings.email.ts';
import { SettingsService } from './settings.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    account: AccountService;
    profile: ProfileService;
    settings: SettingsService;
  }
}

export const accountPlugin = fp(
  async (app) => {
    app.decorate('account', new AccountService(app));
    app.decorate('profile', new ProfileService(app));
    app.decorate('settings', new SettingsService(app));
    registerEmailLink(app);
  },
  { name: 'account', dependencies: ['database', 'place'] },
);
