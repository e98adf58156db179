import { AddressBook, SavedAddressInput } from '@vetka/domain/account/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';

const saves: UserCallOptions = { limit: 'saves' };

/** The person's own saved addresses. Every change returns the whole list. */
export const addressRoutes = (app: FastifyInstance) => [
  implementForUser(app, 'account.addresses', { response: AddressBook }, ({ user }) => app.addressBook.list(user.id)),
  implementForUser(
    app,
    'account.addAddress',
    { body: SavedAddressInput, response: AddressBook },
    ({ body, user }) => app.addressBook.add(user.id, body),
    saves,
  ),
  implementForUser(
    app,
    'account.changeAddress',
    { params: IdParams, body: SavedAddressInput, response: AddressBook },
    ({ params, body, user }) => app.addressBook.update(user.id, params.id, body),
    saves,
  ),
  implementForUser(
    app,
    'account.removeAddress',
    { params: IdParams, response: AddressBook },
    ({ params, user }) => app.addressBook.remove(user.id, params.id),
    saves,
  ),
];
