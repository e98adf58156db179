import fp from 'fastify-plugin';
import { PlaceService } from './place.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    place: PlaceService;
  }
}

export const placePlugin = fp(
  async (app) => {
    app.decorate('place', new PlaceService(app));
  },
  { name: 'place', dependencies: ['database'] },
);
