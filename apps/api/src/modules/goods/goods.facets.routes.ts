import {
  ManagedFacet,
  ManagedFacets,
  ManagedFacetValue,
  OrderFacets,
  MergeInto,
  WriteFacet,
  WriteFacetValue,
} from '@vetka/domain/goods/schema';
import { IdParams, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { addFacet, changeFacet, listFacets, orderFacets, removeFacet } from './goods.facets.ts';
import {
  addFacetValue,
  changeFacetValue,
  orderFacetValues,
  removeFacetValue,
  restoreFacetValue,
} from './goods.facetValues.ts';
import { refreshKeywords } from './goods.keywords.ts';

const reasonOf = ({ body: { reason = '' } }: { body: { reason?: string } }): string => reason;

const ofFacets = (app: FastifyInstance) => [
  implementForAdministration(app, 'goods.managedFacets', { response: ManagedFacets }, () => listFacets(app.db)),
  implementAct(
    app,
    'goods.addFacet',
    { body: WriteFacet, response: ManagedFacet },
    { kind: 'FACET', reason: reasonOf },
    ({ body, tx }) => addFacet(tx, body),
  ),
  implementAct(
    app,
    'goods.changeFacet',
    { params: IdParams, body: WriteFacet, response: ManagedFacet },
    { kind: 'FACET', reason: reasonOf },
    ({ params, body, tx, afterCommit }) => {
      afterCommit(() => app.jobs.soon('goods.keywords', () => refreshKeywords(app.db)));
      return changeFacet(tx, params.id, body);
    },
  ),
  implementAct(app, 'goods.removeFacet', { params: IdParams, response: Removed }, { kind: 'FACET' }, ({ params, tx }) =>
    removeFacet(tx, params.id),
  ),
  implementAct(
    app,
    'goods.orderFacets',
    { body: OrderFacets, response: ManagedFacets },
    { kind: 'FACET_ORDER' },
    ({ body, tx }) => orderFacets(tx, body),
  ),
];

function ofValues(app: FastifyInstance) {
  /** Searches follow the names of values. */
  const refresh = () => app.jobs.soon('goods.keywords', () => refreshKeywords(app.db));
  return [
    implementAct(
      app,
      'goods.addFacetValue',
      { params: IdParams, body: WriteFacetValue, response: ManagedFacetValue },
      { kind: 'FACET', reason: reasonOf },
      ({ params, body, tx }) => addFacetValue(tx, params.id, body),
    ),
    implementAct(
      app,
      'goods.orderFacetValues',
      { params: IdParams, body: OrderFacets, response: ManagedFacet },
      { kind: 'FACET' },
      ({ params, body, tx }) => orderFacetValues(tx, params.id, body),
    ),
    implementAct(
      app,
      'goods.changeFacetValue',
      { params: IdParams, body: WriteFacetValue, response: ManagedFacetValue },
      { kind: 'FACET_VALUE', reason: reasonOf },
      ({ params, body, tx, afterCommit }) => {
        afterCommit(refresh);
        return changeFacetValue(tx, params.id, body);
      },
    ),
    implementAct(
      app,
      'goods.removeFacetValue',
      { params: IdParams, body: MergeInto, response: Removed },
      { kind: 'FACET_VALUE', reason: reasonOf },
      ({ params, body, tx, afterCommit }) => {
        afterCommit(refresh);
        return removeFacetValue(tx, { id: params.id, targetId: body.targetId });
      },
    ),
    implementAct(
      app,
      'goods.restoreFacetValue',
      { params: IdParams, response: ManagedFacetValue },
      { kind: 'FACET_VALUE' },
      ({ params, tx, afterCommit }) => {
        afterCommit(refresh);
        return restoreFacetValue(tx, params.id);
      },
    ),
  ];
}

/** The facets of products and their values, for the administration. */
export const goodsFacetRoutes = (app: FastifyInstance) => [...ofFacets(app), ...ofValues(app)];
