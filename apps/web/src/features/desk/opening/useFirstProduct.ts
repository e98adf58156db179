import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { OpeningProduct } from '@vetka/domain/opening';
import { useState } from 'react';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useUploads } from '../../../shell/uploads/useUploads.ts';
import { useApi } from '../../../shell/useContext.ts';
import type { Api } from '../../../shell/api/apiClient.ts';
import { parsePieces, parsePrice } from '@vetka/domain/goods';
import { goodsQueries } from '../goods/goods.queries.ts';
import { keepOpeningDraft, readOpeningDraft, type TypedProduct } from './openingDraft.ts';

const empty: TypedProduct = { title: '', price: '', minutes: '60', stock: '', categoryId: null };

const minutesOf = (typed: string): number | undefined =>
  /^\d{1,4}$/.test(typed.trim()) ? Number(typed.trim()) : undefined;

/** Null: made to order. Undefined for an invalid number. */
const stockOf = ({ stock = '' }: TypedProduct): number | null | undefined =>
  stock.trim() === '' ? null : parsePieces(stock);

function errorsOf(typed: TypedProduct, photos: number): Record<string, string> {
  const price = parsePrice(typed.price);
  const errors = {
    photos: photos === 0 ? 'Нужен хотя бы один снимок' : undefined,
    title: typed.title.trim().length < 3 ? 'Опишите товар хотя бы тремя буквами' : undefined,
    price: price ? undefined : 'Укажите цену в рублях',
    minutes: minutesOf(typed.minutes) === undefined ? 'Минуты целым числом' : undefined,
    stock: stockOf(typed) === undefined ? 'Штуки целым числом' : undefined,
    categoryIds: typed.categoryId === null ? 'Выберите категорию' : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

interface Where {
  userId: number;
  service: string;
  /** A product that was started and is incomplete. */
  begun: OpeningProduct | undefined;
}

/** The first product as it is typed; a draft that an earlier attempt left is filled in. */
export function useFirstProduct({ userId, service, begun }: Where, onSaved: () => void) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const uploads = useUploads({ service });
  const { data: choices } = useQuery(goodsQueries.choices(api, service));
  const [typed, setTyped] = useState(
    () => readOpeningDraft(userId).product ?? { ...empty, ...(begun && { title: begun.title }) },
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveProduct(api, { service, begun, typed, photos: uploads.mediaFileIds() }),
    onSuccess: () => {
      keepOpeningDraft(userId, { product: undefined });
      onSaved();
    },
    // Also after a failure: the draft may have been created, and the next attempt fills it in.
    onSettled: () => invalidateAreas(queryClient, 'opening', 'desk'),
    onError: (failure) => {
      if (!isRefusal(failure)) errors.handle(failure);
    },
  });
  const isUploading = uploads.items.some(({ state }) => state === 'uploading' || state === 'waiting');
  return {
    typed,
    uploads,
    categories: choices?.categories ?? [],
    errors: errorsOf(typed, uploads.items.length),
    isPending,
    isUploading,
    save: () => mutate(),
    ...refusalOf(error),
    change: (part: Partial<TypedProduct>) => {
      const next = { ...typed, ...part };
      setTyped(next);
      keepOpeningDraft(userId, { product: next });
    },
  };
}

interface NewProduct {
  service: string;
  begun: OpeningProduct | undefined;
  typed: TypedProduct;
  photos: readonly number[];
}

async function saveProduct(api: Api, { service, begun, typed, photos }: NewProduct): Promise<void> {
  const { id, version } = begun
    ? await unwrap(api.goods.read({ params: { service, id: begun.id } }))
    : await unwrap(api.goods.create({ params: { service }, body: { title: typed.title.trim() } }));
  const body = {
    version,
    title: typed.title.trim(),
    price: parsePrice(typed.price) ?? 0,
    productionMinutes: minutesOf(typed.minutes) ?? 0,
    photos: photos.map((mediaFileId) => ({ mediaFileId, alt: '' })),
    categoryIds: [Number(typed.categoryId)],
  };
  await unwrap(api.goods.edit({ params: { service, id }, body }));
  await unwrap(api.goods.figures({ params: { service, id }, body: { stock: stockOf(typed) ?? null } }));
}
