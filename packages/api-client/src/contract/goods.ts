import type { DeskParams } from '@vetka/domain/desk';
import type {
  CategoryUpdate,
  ArrangeCategories,
  ArrangedFamily,
  ChangedGoods,
  ChangedProduct,
  ChangeManyGoods,
  DecidedProduct,
  GoodsChangeParams,
  GoodsCell,
  GoodsChoices,
  GoodsEdit,
  GoodsExportQuery,
  GoodsFamily,
  GoodsFigures,
  GoodsHistory,
  GoodsImport,
  GoodsImportColumns,
  GoodsImportParams,
  GoodsImportRowParams,
  GoodsImportRows,
  GoodsImportRowsQuery,
  GoodsImports,
  GoodsPage,
  GoodsParams,
  GoodsProduct,
  GoodsQuery,
  GoodsStatusChange,
  ManagedCategories,
  ManagedCategory,
  ManagedFacet,
  ManagedFacets,
  ManagedFacetValue,
  MendedGoodsRow,
  ModeratedProducts,
  ModerationDecision,
  NewCategory,
  NewGoods,
  NewGoodsSize,
  OrderFacets,
  MergeInto,
  UndoneGoods,
  WriteFacet,
  WriteFacetValue,
} from '@vetka/domain/goods';
import type { ActReason, QueueQuery } from '@vetka/domain/moderation';
import type { PageQuery } from '@vetka/domain/paging';
import { call, fileCall, formCall } from './call.ts';
import type { ImageForm } from './media.ts';

type ById = { id: number };

/** The goods of a shop, for its people. For everybody else the shop's desk does not exist: 404. */
export const goods = {
  list: call<{ params: DeskParams; query: GoodsQuery; response: GoodsPage }>('GET', '/desk/{service}/products'),
  choices: call<{ params: DeskParams; response: GoodsChoices }>('GET', '/desk/{service}/product-choices'),
  read: call<{ params: GoodsParams; response: GoodsProduct }>('GET', '/desk/{service}/products/{id}'),
  /** A draft with nothing but its name. */
  create: call<{ params: DeskParams; body: NewGoods; response: GoodsProduct }>('POST', '/desk/{service}/products'),
  /** A draft that begins as a copy of the product: without its article, SEO texts and stock. */
  copy: call<{ params: GoodsParams; response: GoodsProduct }>('POST', '/desk/{service}/products/{id}/copies'),
  /** 409 when it was changed since it was read; `details.product` is the current one. */
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
  /** The sizes of the product's bouquet. */
  family: call<{ params: GoodsParams; response: GoodsFamily }>('GET', '/desk/{service}/products/{id}/sizes'),
  arrangeFamily: call<{ params: GoodsParams; body: ArrangedFamily; response: GoodsFamily }>(
    'PUT',
    '/desk/{service}/products/{id}/sizes',
  ),
  /** A draft that starts as a copy of the product. */
  addSize: call<{ params: GoodsParams; body: NewGoodsSize; response: GoodsFamily }>(
    'POST',
    '/desk/{service}/products/{id}/sizes',
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
  /** Every column that an import reads. */
  export: fileCall<{ params: DeskParams; query: GoodsExportQuery; response: Blob }>('/desk/{service}/product-export'),
  /** Reads a CSV or XLSX file. Nothing of the shop changes until the import is applied. */
  startImport: formCall<{ params: DeskParams; body: ImageForm; response: GoodsImport }>(
    'POST',
    '/desk/{service}/product-imports',
  ),
  /** The newest first, of the last 30 days. */
  imports: call<{ params: DeskParams; query: PageQuery; response: GoodsImports }>(
    'GET',
    '/desk/{service}/product-imports',
  ),
  import: call<{ params: GoodsImportParams; response: GoodsImport }>(
    'GET',
    '/desk/{service}/product-imports/{importId}',
  ),
  importRows: call<{ params: GoodsImportParams; query: GoodsImportRowsQuery; response: GoodsImportRows }>(
    'GET',
    '/desk/{service}/product-imports/{importId}/rows',
  ),
  /** Matches columns and checks every row. */
  matchColumns: call<{ params: GoodsImportParams; body: GoodsImportColumns; response: GoodsImport }>(
    'PUT',
    '/desk/{service}/product-imports/{importId}/columns',
  ),
  mendRow: call<{ params: GoodsImportRowParams; body: GoodsCell; response: MendedGoodsRow }>(
    'PUT',
    '/desk/{service}/product-imports/{importId}/rows/{row}',
  ),
  /** Applies the valid rows in the background; reading the import shows its progress. */
  applyImport: call<{ params: GoodsImportParams; response: GoodsImport }>(
    'POST',
    '/desk/{service}/product-imports/{importId}/apply',
  ),
  /** Within 24 hours. */
  undoImport: call<{ params: GoodsImportParams; response: UndoneGoods }>(
    'POST',
    '/desk/{service}/product-imports/{importId}/undo',
  ),
  /** The rows that were not applied, each with its error: once corrected, the file can be imported again. */
  importReport: fileCall<{ params: GoodsImportParams; response: Blob }>(
    '/desk/{service}/product-imports/{importId}/report',
  ),
  /** For the administration: products that await moderation, the oldest first. */
  moderated: call<{ query: QueueQuery; response: ModeratedProducts }>('GET', '/moderation/products'),
  /** For the administration. */
  moderate: call<{ params: ById; body: ModerationDecision; response: DecidedProduct }>(
    'POST',
    '/moderation/products/{id}/decision',
  ),
  /** For the administration: the product cannot be submitted again. */
  forbid: call<{ params: ById; body: ActReason; response: DecidedProduct }>('POST', '/moderation/products/{id}/ban'),
  /**
   * For the administration, within 24 hours: the product awaits moderation again. 409 when it was changed or ordered
   * since.
   */
  undoModeration: call<{ params: ById; response: DecidedProduct }>('POST', '/moderation/products/{id}/undo'),
  /** For the administration: the categories of the catalogue, hidden ones included. */
  managedCategories: call<{ response: ManagedCategories }>('GET', '/moderation/categories'),
  /** 422 on `slug` for one that is taken or can't be an address, on `parentId` for one too deep, and on `pictureId`. */
  addCategory: call<{ body: NewCategory; response: ManagedCategory }>('POST', '/moderation/categories'),
  /** The page of a former `slug` redirects to the new one. */
  changeCategory: call<{ params: ById; body: CategoryUpdate; response: ManagedCategory }>(
    'PUT',
    '/moderation/categories/{id}',
  ),
  /** 409 when the categories have changed, or are nested too deep. */
  arrangeCategories: call<{ body: ArrangeCategories; response: ManagedCategories }>(
    'POST',
    '/moderation/category-order',
  ),
  /** 422 on `targetId` where something must be moved; 409 when it has a promotion or a commission of its own. */
  removeCategory: call<{ params: ById; body: MergeInto; response: ById }>(
    'POST',
    '/moderation/categories/{id}/removal',
  ),
  /** Within 24 hours: the category with its products and descendants. */
  restoreCategory: call<{ params: ById; response: ManagedCategory }>('POST', '/moderation/categories/{id}/restoration'),
  /** For the administration: the facets of products with their values. */
  managedFacets: call<{ response: ManagedFacets }>('GET', '/moderation/facets'),
  /** 422 on `label` for one that is taken, on `isFilter` where the site has no filter. */
  addFacet: call<{ body: WriteFacet; response: ManagedFacet }>('POST', '/moderation/facets'),
  changeFacet: call<{ params: ById; body: WriteFacet; response: ManagedFacet }>('PUT', '/moderation/facets/{id}'),
  /** 409 when the site filters by it, or products have it. */
  removeFacet: call<{ params: ById; response: ById }>('DELETE', '/moderation/facets/{id}'),
  orderFacets: call<{ body: OrderFacets; response: ManagedFacets }>('POST', '/moderation/facet-order'),
  addFacetValue: call<{ params: ById; body: WriteFacetValue; response: ManagedFacetValue }>(
    'POST',
    '/moderation/facets/{id}/values',
  ),
  orderFacetValues: call<{ params: ById; body: OrderFacets; response: ManagedFacet }>(
    'POST',
    '/moderation/facets/{id}/value-order',
  ),
  changeFacetValue: call<{ params: ById; body: WriteFacetValue; response: ManagedFacetValue }>(
    'PUT',
    '/moderation/facet-values/{id}',
  ),
  /** 422 on `targetId` where products have the value and get no other one of the facet. */
  removeFacetValue: call<{ params: ById; body: MergeInto; response: ById }>(
    'POST',
    '/moderation/facet-values/{id}/removal',
  ),
  /** Within 24 hours. */
  restoreFacetValue: call<{ params: ById; response: ManagedFacetValue }>(
    'POST',
    '/moderation/facet-values/{id}/restoration',
  ),
};
