import fp from 'fastify-plugin';
import { OfferService } from './offer.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    offer: OfferService;
  }
}

export const offerPlugin = fp(async (app) => void app.decorate('offer', new OfferService(app)), {
  name: 'offer',
  dependencies: ['database', 'desk'],
});
