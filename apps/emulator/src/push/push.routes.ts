import type { FastifyInstance } from 'fastify';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';

type ById = { Params: { id: string } };

/** Verifies a VAPID token by the key that is sent with it (RFC 8292). @throws when it is not signed by that key */
async function verifyVapid(authorization: string, audience: string): Promise<JWTPayload> {
  const { t = '', k = '' } = Object.fromEntries(
    [...authorization.matchAll(/([tk])=([\w.-]+)/g)].map(([, name, value]) => [name, value]),
  ) as { t?: string; k?: string };
  const point = Buffer.from(k, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256');
  return (await jwtVerify(t, key, { audience })).payload;
}

const textOf = (header: string | string[] | undefined): string | null => (typeof header === 'string' ? header : null);

/** A push service: the calls of browsers and sites, and an endpoint for tests. */
export function pushRoutes(app: FastifyInstance, { push, faults, publicUrl }: Emulation): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/push/subscriptions', (request) => {
    const { id, keys, auth } = push.subscribe();
    return {
      endpoint: `${request.protocol}://${request.host}/push/${id}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  });
  app.delete<ById>('/push/:id', ({ params }, reply) => {
    const browser = push.find(params.id);
    if (browser) browser.isGone = true;
    return reply.status(204).send();
  });
  app.get<ById>('/push/:id', ({ params }) => push.find(params.id)?.messages ?? []);
  app.post<ById & { Body: Buffer }>('/push/:id', (request, reply) =>
    answerThroughFaults(faults, reply, { provider: 'push', name: 'send' }, async () => {
      const { params, headers, body } = request;
      const browser = push.find(params.id);
      if (!browser) return reply.status(404).send();
      if (browser.isGone) return reply.status(410).send();
      const audience = `${request.protocol}://${request.host}`;
      const token = await verifyVapid(headers.authorization ?? '', audience).catch(() => null);
      if (!token) return reply.status(403).send();
      const payload = push.open(browser, body);
      const [topic, urgency] = [textOf(headers.topic), textOf(headers.urgency)];
      browser.messages.unshift({ payload, topic, urgency, sender: token.sub ?? '' });
      return reply.status(201).header('location', `${publicUrl()}/push/${params.id}`).send();
    }),
  );
}
