import type { FastifyInstance } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';
import { parties, type RegisteredParty } from './companies.ts';

const suggestionOf = ({ name, city, status, registeredOn, ...party }: RegisteredParty) => ({
  value: name,
  unrestricted_value: name,
  data: {
    ...party,
    branch_type: party.type === 'LEGAL' ? 'MAIN' : null,
    name: { short_with_opf: name },
    state: { status, registration_date: Date.parse(registeredOn) },
    address: { value: `г ${city}`, data: { city } },
  },
});

/** DaData's search of a company by ИНН in a small made-up register. */
export function companyRoutes(app: FastifyInstance, { settings, faults }: Emulation): void {
  app.post<{ Body: { query?: unknown } | null }>('/suggestions/api/4_1/rs/findById/party', (request, reply) => {
    const refuse = (status: number, message: string) =>
      reply.status(status).send({ family: 'CLIENT_ERROR', reason: message, message });
    if (request.headers.authorization !== `Token ${settings.address.token}`) return refuse(403, 'Неверный API-ключ');
    const { query } = request.body ?? {};
    if (typeof query !== 'string') return refuse(400, 'query — строка');
    return answerThroughFaults(faults, reply, { provider: 'address', name: 'party' }, () => ({
      suggestions: parties.filter(({ inn, ogrn }) => inn === query || ogrn === query).map(suggestionOf),
    }));
  });
}
