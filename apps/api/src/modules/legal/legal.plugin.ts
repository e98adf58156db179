import fp from 'fastify-plugin';
import { Legal } from './legal.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    legal: Legal;
  }
}

export const legalPlugin = fp(async (app) => void app.decorate('legal', new Legal(app)), {
  name: 'legal',
  dependencies: ['database', 'notice'],
});
