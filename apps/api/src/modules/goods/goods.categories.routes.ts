import {
  ArrangeCategories,
  CategoryUpdate,
  ManagedCategories,
  ManagedCategory,
  NewCategory,
  MergeInto,
} from '@vetka/domain/goods/schema';
import { IdParams, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { addCategory, arrangeCategories, changeCategory, listManagedCategories } from './goods.categories.ts';
import { removeCategory, restoreCategory } from './goods.categoryRemoval.ts';
import { refreshKeywords } from './goods.keywords.ts';

const reasonOf = ({ body: { reason = '' } }: { body: { reason?: string } }): string => reason;

/** The categories of the catalogue, for the administration. */
export function goodsCategoryRoutes(app: FastifyInstance) {
  /** Searches follow the names of categories. */
  const refresh = () => app.jobs.soon('goods.keywords', () => refreshKeywords(app.db));
  return [
    implementForAdministration(app, 'goods.managedCategories', { response: ManagedCategories }, () =>
      listManagedCategories(app.db),
    ),
    implementAct(
      app,
      'goods.addCategory',
      { body: NewCategory, response: ManagedCategory },
      { kind: 'CATEGORY', reason: reasonOf },
      ({ body, user, tx }) => addCategory(tx, user.id, body),
    ),
    implementAct(
      app,
      'goods.changeCategory',
      { params: IdParams, body: CategoryUpdate, response: ManagedCategory },
      { kind: 'CATEGORY', reason: reasonOf },
      ({ params, body, user, tx, afterCommit }) => {
        afterCommit(refresh);
        return changeCategory(app, tx, user.id, { id: params.id, body });
      },
    ),
    implementAct(
      app,
      'goods.arrangeCategories',
      { body: ArrangeCategories, response: ManagedCategories },
      { kind: 'CATEGORY_ORDER' },
      ({ body, tx }) => arrangeCategories(app, tx, body),
    ),
    implementAct(
      app,
      'goods.removeCategory',
      { params: IdParams, body: MergeInto, response: Removed },
      { kind: 'CATEGORY', reason: reasonOf },
      ({ params, body, tx, afterCommit }) => {
        afterCommit(refresh);
        return removeCategory(app, tx, { id: params.id, targetId: body.targetId });
      },
    ),
    implementAct(
      app,
      'goods.restoreCategory',
      { params: IdParams, response: ManagedCategory },
      { kind: 'CATEGORY' },
      ({ params, tx, afterCommit }) => {
        afterCommit(refresh);
        return restoreCategory(app, tx, params.id);
      },
    ),
  ];
}
