import { pending } from '@vetka/api-client/contract';
import { problemTexts } from '@vetka/domain/problem';
import type { FastifyInstance } from 'fastify';
import { failures } from './error-handler.ts';
import { routeOfCall } from './implement.ts';
import { Refusal } from './refusal.ts';

/** Calls that are declared and not built answer 501, and say so in Russian. */
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
