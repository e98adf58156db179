import fp from 'fastify-plugin';
import { deleteOrphans } from '../../platform/person/references.ts';
import { AddressesService } from './addresses.service.ts';
import { AccountService } from './account.service.ts';
import { PrivacyService } from './privacy.service.ts';
import { ProfileService } from './profile.service.ts';
import { RestrictionsService } from './restrictions.service.ts';
import { SettingsService } from './settings.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    account: AccountService;
    addressBook: AddressesService;
    privacy: PrivacyService;
    profile: ProfileService;
    restrictions: RestrictionsService;
    settings: SettingsService;
  }
}

const endEveryMs = 3_600_000;
const dayMs = 86_400_000;

export const accountPlugin = fp(
  async (app) => {
    app.decorate('account', new AccountService(app));
    app.decorate('addressBook', new AddressesService(app));
    const privacy = new PrivacyService(app);
    app.decorate('privacy', privacy);
    app.decorate('profile', new ProfileService(app));
    app.decorate('restrictions', new RestrictionsService(app));
    app.decorate('settings', new SettingsService(app));
    app.jobs.round(endEveryMs, 'account.end', () => privacy.endDue());
    app.jobs.round(dayMs, 'account.orphans', () => deleteOrphans(app.db));
  },
  { name: 'account', dependencies: ['database', 'jobs', 'place'] },
);
