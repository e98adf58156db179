import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

const initialization = 'fastify.initialization';

/** Builds a server, and finds the encapsulated instance that has the services of the modules: the root does not. */
export async function withServices(build: () => Promise<FastifyInstance>): Promise<FastifyInstance> {
  const parts: FastifyInstance[] = [];
  const follow = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRegister', (part) => void parts.push(part));
  };
  subscribe(initialization, follow);
  const root = await build().finally(() => unsubscribe(initialization, follow));
  await root.ready();
  const found = parts.find((part) => part.hasDecorator('customerOrders'));
  if (!found) throw new Error('No part of the server has the services of the modules.');
  return found;
}
