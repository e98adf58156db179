import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { CommissionView } from '@vetka/domain/ledger';
import type { AuditQuery, ComplaintsQuery, JobKind } from '@vetka/domain/moderation';
import { nextPage, pageParam } from '@vetka/domain/paging';
import type { PayoutQueueView } from '@vetka/domain/payout';
import type { ReceiptView } from '@vetka/domain/receipt';
import type { DifferenceView } from '@vetka/domain/reconciliation';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';

const pageSize = 24;
/** For rooms whose loader has read their lists: they are not refetched as soon as they are shown. */
const fresh = 15_000;
/** A moderator keeps a room open for hours (ms). */
const waitingIsReadEvery = 60_000;

const entryKey = (id: number | undefined): number[] => (id === undefined ? [] : [id]);
const only = (id: number | undefined): { id?: number } => (id === undefined ? {} : { id });

export const moderationQueries = {
  synonyms: (api: Api, search: string) =>
    infiniteQueryOptions({
      queryKey: ['search', 'synonyms', search],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.search.synonyms({ query: { ...pageParam(page), take: 50, search } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  complaints: (api: Api, wanted: Pick<ComplaintsQuery, 'view' | 'kind' | 'id'>) =>
    infiniteQueryOptions({
      queryKey: ['moderation', 'complaints', wanted],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.moderation.complaints({ query: { ...pageParam(page), take: pageSize, ...wanted } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** How much waits in each queue. */
  waiting: (api: Api) =>
    queryOptions({
      queryKey: ['moderation', 'waiting'],
      queryFn: ({ signal }) => unwrap(api.moderation.waiting(undefined, { signal })),
      staleTime: fresh,
      refetchInterval: waitingIsReadEvery,
    }),
  /** The acts of the administration. */
  audit: (api: Api, wanted: Omit<AuditQuery, 'page' | 'take'>) =>
    infiniteQueryOptions({
      queryKey: ['moderation', 'audit', wanted],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.moderation.audit({ query: { ...pageParam(page), take: 50, ...wanted } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Background work that was given up. */
  jobs: (api: Api, kind: JobKind | null) =>
    infiniteQueryOptions({
      queryKey: ['moderation', 'jobs', kind],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(
          api.moderation.jobs({ query: { ...pageParam(page), take: 50, ...(kind !== null && { kind }) } }, { signal }),
        ),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Paths that have moved. */
  redirects: (api: Api, search: string) =>
    infiniteQueryOptions({
      queryKey: ['page', 'redirects', search],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.page.redirects({ query: { ...pageParam(page), take: 50, search } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Texts of pages for search engines and people. */
  banners: (api: Api) =>
    queryOptions({
      queryKey: ['page', 'managed-banners'],
      queryFn: ({ signal }) => unwrap(api.page.homeBanners({}, { signal })),
      staleTime: 0,
    }),
  texts: (api: Api) =>
    queryOptions({
      queryKey: ['page', 'texts'],
      queryFn: ({ signal }) => unwrap(api.page.texts({}, { signal })),
      staleTime: 0,
    }),
  /** The legal documents with their versions and drafts. */
  documents: (api: Api) =>
    queryOptions({
      queryKey: ['legal', 'managed'],
      queryFn: ({ signal }) => unwrap(api.legal.managed({}, { signal })),
      staleTime: 0,
    }),
  /** A decision about something that the person published. */
  ownDecision: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['moderation', 'decision', id],
      queryFn: ({ signal }) => unwrap(api.moderation.ownDecision({ params: { id } }, { signal })),
    }),
  /** The categories of the catalogue, hidden ones included. */
  categories: (api: Api) =>
    queryOptions({
      queryKey: ['goods', 'managed-categories'],
      queryFn: ({ signal }) => unwrap(api.goods.managedCategories({ signal })),
      staleTime: 0,
    }),
  /** The facets of products with their values. */
  facets: (api: Api) =>
    queryOptions({
      queryKey: ['goods', 'managed-facets'],
      queryFn: ({ signal }) => unwrap(api.goods.managedFacets({ signal })),
      staleTime: 0,
    }),
  /** Products that await moderation, or one of them. */
  products: (api: Api, id?: number) =>
    pagedQuery({
      queryKey: ['goods', 'moderated', ...entryKey(id)],
      page: 1,
      take: pageSize,
      read: (request) => unwrap(api.goods.moderated({ query: { ...request, ...only(id) } })),
    }),
  /** Shops that await moderation, or one of them. */
  shops: (api: Api, id?: number) =>
    pagedQuery({
      queryKey: ['opening', 'moderated', ...entryKey(id)],
      page: 1,
      take: pageSize,
      read: (request) => unwrap(api.opening.moderated({ query: { ...request, ...only(id) } })),
    }),
  /** The history of the platform's plans. */
  planHistory: (api: Api) =>
    pagedQuery({
      queryKey: ['offer', 'platform-history'],
      page: 1,
      take: 12,
      read: (request) => unwrap(api.offer.platformHistory({ query: request })),
    }),
  /** Promotions of the marketplace. */
  promotions: (api: Api) =>
    pagedQuery({
      queryKey: ['promotion', 'managed'],
      page: 1,
      take: pageSize,
      read: (request) => unwrap(api.promotion.managed({ query: request })),
    }),
  /** Rules of the commission. */
  commissionRules: (api: Api, view: CommissionView) =>
    infiniteQueryOptions({
      queryKey: ['commission', 'rules', view],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.commission.rules({ query: { ...pageParam(page), take: pageSize, view } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      staleTime: fresh,
    }),
  /** Payouts of all shops. */
  payouts: (api: Api, view: PayoutQueueView) =>
    infiniteQueryOptions({
      queryKey: ['payout', 'queue', view],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.payout.queue({ query: { ...pageParam(page), take: pageSize, view } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      staleTime: fresh,
    }),
  /** Shops with holds. */
  heldShops: (api: Api) =>
    queryOptions({
      queryKey: ['payout', 'held'],
      queryFn: ({ signal }) => unwrap(api.payout.held({ signal })),
      staleTime: fresh,
    }),
  /** Shops that owe money. */
  debts: (api: Api) =>
    infiniteQueryOptions({
      queryKey: ['payout', 'debts'],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.payout.debts({ query: { ...pageParam(page), take: pageSize } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      staleTime: fresh,
    }),
  /** Fiscal receipts and their corrections. */
  receipts: (api: Api, view: ReceiptView) =>
    infiniteQueryOptions({
      queryKey: ['receipt', 'list', view],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.receipt.list({ query: { ...pageParam(page), take: pageSize, view } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      staleTime: fresh,
    }),
  /** Differences between our books and the bank's. */
  differences: (api: Api, view: DifferenceView) =>
    infiniteQueryOptions({
      queryKey: ['reconciliation', 'differences', view],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.reconciliation.differences({ query: { ...pageParam(page), take: pageSize, view } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      staleTime: fresh,
    }),
  reconciledDays: (api: Api) =>
    queryOptions({
      queryKey: ['reconciliation', 'days'],
      queryFn: ({ signal }) => unwrap(api.reconciliation.days({ signal })),
      staleTime: fresh,
    }),
  /** Money of shops that only a person can pay. */
  unassignedMoney: (api: Api) =>
    queryOptions({
      queryKey: ['payout', 'by-hand'],
      queryFn: ({ signal }) => unwrap(api.payout.unassigned({ signal })),
      staleTime: fresh,
    }),
  /** Open shops whose name contains the words. */
  shopsByName: (api: Api, search: string) =>
    queryOptions({
      queryKey: ['service', 'by-name', search],
      queryFn: ({ signal }) => unwrap(api.service.list({ query: { take: pageSize, search } }, { signal })),
      placeholderData: keepPreviousData,
    }),
  disputes: (api: Api, isDecided: boolean, id?: number) =>
    infiniteQueryOptions({
      queryKey: ['desk', 'disputes', isDecided, ...entryKey(id)],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(
          api.desk.disputes({ query: { ...pageParam(page), take: pageSize, isDecided, ...only(id) } }, { signal }),
        ),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      staleTime: 0,
    }),
};
