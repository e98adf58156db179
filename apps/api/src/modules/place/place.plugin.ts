import fp from 'fastify-plugin';
import { PlaceService } from './place.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    place: PlaceService;
  }
}

export const placePlugin = fp(
  async (app) => {
    const place = new PlaceService(app);
    await place.openNetworks();
    app.decorate('place', place);
  },
  { name: 'place', dependencies: ['database'] },
);
