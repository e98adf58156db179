import { pending } from '@vetka/api-client/contract';
import { problemTexts } from '@vetka/domain/problem';
import type { FastifyInstance } from 'fastify';
import { failures } from './error-handler.ts';
import { routeOfCall } from './implement.ts';
import { Refusal } from './refusal.ts';

/** Endpoints that are declared but not built answer 501, in Russian. */
export function registerPending(app: FastifyInstance): void {
  for (const name of pending) {
    app.route({
      ...routeOfCall(name),
      schema: { operationId: name, tags: ['pending'], response: failures },
      handler: () => {
        throw new Refusal(501, 'pending', problemTexts.pending);
      },
    });
  }
}
