import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';
import { matchAddresses, type Level, type LocationFilter } from './match.ts';
import { suggestionOf } from './suggestion.ts';

interface SuggestBody {
  query?: unknown;
  count?: unknown;
  locations?: unknown;
  from_bound?: { value?: unknown };
  to_bound?: { value?: unknown };
  restrict_value?: unknown;
}

const defaultCount = 10;
const maxSuggestions = 20;
const maxQueryLength = 300;

/** DaData's bounds mapped to the gazetteer's levels; it has none above a city. */
const bounds: Record<string, Level> = {
  country: 'city',
  region: 'city',
  area: 'city',
  city: 'city',
  settlement: 'city',
  street: 'street',
  house: 'house',
  flat: 'flat',
};

/** DaData's address suggestions from the bundled cities and streets. */
export function addressRoutes(app: FastifyInstance, { settings, faults }: Emulation): void {
  app.post<{ Body: SuggestBody | null }>('/suggestions/api/4_1/rs/suggest/address', (request, reply) => {
    if (request.headers.authorization === undefined) return refuse(reply, 401, 'Не указан API-ключ');
    if (request.headers.authorization !== `Token ${settings.address.token}`)
      return refuse(reply, 403, 'Неверный API-ключ');
    const call = { provider: 'address', name: 'suggest' };
    return answerThroughFaults(faults, reply, call, () => suggest(request.body ?? {}, reply));
  });
}

function suggest(body: SuggestBody, reply: FastifyReply): unknown {
  if (typeof body.query !== 'string') return refuse(reply, 400, 'query — строка');
  if (body.query.length > maxQueryLength) return refuse(reply, 413, 'query длиннее 300 символов');
  const matches = matchAddresses({
    query: body.query,
    count: Math.min(Math.max(Number(body.count ?? defaultCount) || defaultCount, 1), maxSuggestions),
    locations: Array.isArray(body.locations) ? (body.locations as LocationFilter[]) : [],
    from: bounds[String(body.from_bound?.value)] ?? 'city',
    to: bounds[String(body.to_bound?.value)] ?? 'flat',
  });
  return { suggestions: matches.map((match) => suggestionOf(match, body.restrict_value === true)) };
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).send({ family: 'CLIENT_ERROR', reason: message, message });
}
