import fp from 'fastify-plugin';
import { TeamService } from './team.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    team: TeamService;
  }
}

export const teamPlugin = fp(async (app) => void app.decorate('team', new TeamService(app)), {
  name: 'team',
  dependencies: ['chat', 'database', 'desk', 'service'],
});
