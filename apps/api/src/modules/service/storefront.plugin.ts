import fp from 'fastify-plugin';
import { StorefrontService } from './storefront.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    storefront: StorefrontService;
  }
}

export const storefrontPlugin = fp(async (app) => void app.decorate('storefront', new StorefrontService(app)), {
  name: 'storefront',
  dependencies: ['database', 'desk'],
});
