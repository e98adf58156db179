import fp from 'fastify-plugin';
import { OpeningService } from './opening.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    opening: OpeningService;
  }
}

export const openingPlugin = fp(async (app) => void app.decorate('opening', new OpeningService(app)), {
  name: 'opening',
  dependencies: ['database', 'account', 'delivery', 'goods', 'legal', 'notice', 'place'],
});
