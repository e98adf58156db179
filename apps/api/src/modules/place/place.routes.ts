import {
  AddressSuggestions,
  ChangeCity,
  CitiesQuery,
  Geo,
  ListedCity,
  SuggestAddressQuery,
} from '@vetka/domain/place/schema';
import { Session } from '@vetka/domain/session/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { implement } from '../../platform/http/implement.ts';
import { networkOf } from '../../platform/limits/network.ts';

export const placeRoutes = (app: FastifyInstance) => [
  implement(app, 'place.cities', { query: CitiesQuery, response: Type.Array(ListedCity) }, ({ query }) =>
    app.place.cities(query),
  ),
  implement(app, 'place.guessCity', { response: Geo }, (_input, { ip }) => app.place.guessCity(ip)),
  implement(app, 'place.changeCity', { body: ChangeCity, response: Session }, async ({ body }, request, reply) => {
    await app.place.requireCity(body.cityId);
    const { userId } = request.session;
    if (userId === null) await app.sessions.setGuestCity(request, reply, body.cityId);
    else await app.account.setCity(userId, body.cityId);
    request.session.cityId = body.cityId;
    return app.signIn.describe(request);
  }),
  implement(
    app,
    'place.suggestAddress',
    { query: SuggestAddressQuery, response: AddressSuggestions },
    async ({ query }, { ip }) => {
      await app.limits.take('addressesFromAddress', networkOf(ip));
      await app.limits.take('addressesOfAll', 'all');
      return app.place.suggestAddress(query);
    },
    { limit: 'addresses' },
  ),
];
