import type { DeskParams } from '@vetka/domain/desk';
import type {
  ChangedGoods,
  ChangedProduct,
  ChangeManyGoods,
  DecidedProduct,
  GoodsChangeParams,
  GoodsChoices,
  GoodsEdit,
  GoodsFigures,
  GoodsHistory,
  GoodsPage,
  GoodsParams,
  GoodsProduct,
  GoodsQuery,
  GoodsStatusChange,
  ModeratedProducts,
  ModerationDecision,
  NewGoods,
  UndoneGoods,
} from '@vetka/domain/goods';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';

type ById = { id: number };

/** The goods of a shop, for its people. For everybody else the shop's desk does not exist: 404. */
export const goods = {
  list: call<{ params: DeskParams; query: GoodsQuery; response: GoodsPage }>('GET', '/desk/{service}/products'),
  choices: call<{ params: DeskParams; response: GoodsChoices }>('GET', '/desk/{service}/product-choices'),
  read: call<{ params: GoodsParams; response: GoodsProduct }>('GET', '/desk/{service}/products/{id}'),
  /** A draft with nothing but its name. */
  create: call<{ params: DeskParams; body: NewGoods; response: GoodsProduct }>('POST', '/desk/{service}/products'),
  /** 409 when it was changed since it was read; `details.product` is the present one. */
  edit: call<{ params: GoodsParams; body: GoodsEdit; response: GoodsProduct }>('PUT', '/desk/{service}/products/{id}'),
  figures: call<{ params: GoodsParams; body: GoodsFigures; response: ChangedProduct }>(
    'POST',
    '/desk/{service}/products/{id}/figures',
  ),
  status: call<{ params: GoodsParams; body: GoodsStatusChange; response: ChangedProduct }>(
    'POST',
    '/desk/{service}/products/{id}/status',
  ),
  history: call<{ params: GoodsParams; query: PageQuery; response: GoodsHistory }>(
    'GET',
    '/desk/{service}/products/{id}/history',
  ),
  changeMany: call<{ params: DeskParams; body: ChangeManyGoods; response: ChangedGoods }>(
    'POST',
    '/desk/{service}/product-changes',
  ),
  /** Within 24 hours. */
  undo: call<{ params: GoodsChangeParams; response: UndoneGoods }>(
    'POST',
    '/desk/{service}/product-changes/{changeId}/undo',
  ),
  /** For the administration: products that wait to be published, the oldest first. */
  moderated: call<{ query: PageQuery; response: ModeratedProducts }>('GET', '/moderation/products'),
  /** For the administration. */
  moderate: call<{ params: ById; body: ModerationDecision; response: DecidedProduct }>(
    'POST',
    '/moderation/products/{id}/decision',
  ),
};
