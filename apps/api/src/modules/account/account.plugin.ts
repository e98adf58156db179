import fp from 'fastify-plugin';
import { AddressesService } from './addresses.service.ts';
import { AccountService } from './account.service.ts';
import { ProfileService } from './profile.service.ts';
import { RestrictionsService } from './restrictions.service.ts';
import { registerEmailLink } from './settings.email.ts';
import { SettingsService } from './settings.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    account: AccountService;
    addressBook: AddressesService;
    profile: ProfileService;
    restrictions: RestrictionsService;
    settings: SettingsService;
  }
}

export const accountPlugin = fp(
  async (app) => {
    app.decorate('account', new AccountService(app));
    app.decorate('addressBook', new AddressesService(app));
    app.decorate('profile', new ProfileService(app));
    app.decorate('restrictions', new RestrictionsService(app));
    app.decorate('settings', new SettingsService(app));
    registerEmailLink(app);
  },
  { name: 'account', dependencies: ['database', 'place'] },
);
