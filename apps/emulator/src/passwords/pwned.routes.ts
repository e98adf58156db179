import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';

/** Passwords that this service knows from leaks, with how often. Neither short nor on a list of common ones. */
const leaked: Record<string, number> = {
  'Tyuman-72-region': 214,
  'krasnaya-roza-17': 38,
  'моя любимая кошка': 1062,
};

const hashOf = (password: string): string => createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
const hashes = Object.entries(leaked).map(([password, count]) => ({ hash: hashOf(password), count }));

const prefixLength = 5;
const paddedLines = 800;

const padding = (): string => `${randomBytes(18).toString('hex').slice(1).toUpperCase()}:0`;

/** Pwned Passwords: the known hashes that start with five digits, among many that only pad the answer. */
export function passwordRoutes(app: FastifyInstance, { faults }: Emulation): void {
  const asked: string[] = [];
  app.get<{ Params: { prefix: string } }>('/passwords/range/:prefix', (request, reply) =>
    answerThroughFaults(faults, reply, { provider: 'passwords', name: 'range' }, () => {
      const { prefix } = request.params;
      void reply.type('text/plain; charset=utf-8');
      if (!/^[0-9A-Fa-f]{5}$/.test(prefix)) {
        void reply.status(400);
        return 'The hash prefix was not in a valid format';
      }
      asked.push(prefix);
      const found = hashes
        .filter(({ hash }) => hash.startsWith(prefix.toUpperCase()))
        .map(({ hash, count }) => `${hash.slice(prefixLength)}:${count}`);
      const isPadded = request.headers['add-padding'] === 'true';
      return [...found, ...(isPadded ? Array.from({ length: paddedLines }, padding) : [])].toSorted().join('\r\n');
    }),
  );
  app.get('/control/passwords', () => asked);
}
