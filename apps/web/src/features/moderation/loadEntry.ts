import type { InfiniteData } from '@tanstack/react-query';
import { documentTitles, isDocumentSlug, type DocumentSlug } from '@vetka/domain/legal';
import type { Page } from '@vetka/domain/paging';
import { notFoundPath } from '../../shell/pages/notFoundPath.ts';
import { DocumentEditorPage, QueueEntryPage } from './lazyComponents.ts';
import { loadRoom } from './loadRoom.ts';
import { moderationQueries } from './moderation.queries.ts';
import { entryId, entryTitles, isEntryQueue, type EntryQueue } from './queueEntry.ts';

type Entered = Parameters<typeof loadRoom>[0];
type Found = InfiniteData<Page<unknown>>;

type Context = Pick<Entered['context'], 'api' | 'queryClient'>;

const readers: Record<EntryQueue, (context: Context, id: number) => Promise<Found>> = {
  shops: ({ api, queryClient }, id) => queryClient.ensureInfiniteQueryData(moderationQueries.shops(api, id)),
  products: ({ api, queryClient }, id) => queryClient.ensureInfiniteQueryData(moderationQueries.products(api, id)),
  complaints: ({ api, queryClient }, id) =>
    queryClient.ensureInfiniteQueryData(moderationQueries.complaints(api, { id })),
  disputes: ({ api, queryClient }, id) =>
    queryClient.ensureInfiniteQueryData(moderationQueries.disputes(api, false, id)),
};

export type LoadedEntry =
  | { queue: EntryQueue; id: number; title: string }
  | { queue: 'documents'; slug: DocumentSlug; title: string };

/** The editor of a legal document. */
async function loadDocument(entered: Entered, slug: string): Promise<LoadedEntry> {
  if (!isDocumentSlug(slug)) throw notFoundPath(entered.location.pathname);
  await loadRoom(entered, DocumentEditorPage, ({ api, queryClient }) =>
    queryClient.ensureQueryData(moderationQueries.documents(api)),
  );
  return { queue: 'documents', slug, title: documentTitles[slug] };
}

/**
 * The loader of one entry of a room: a card of a queue, or a legal document.
 * @throws notFound (404) for a room without entries, and for what is not in it
 */
export async function loadEntry(entered: Entered, params: { queue: string; id: string }): Promise<LoadedEntry> {
  const { pathname } = entered.location;
  const { queue } = params;
  if (queue === 'documents') return loadDocument(entered, params.id);
  const id = entryId(params.id);
  if (!isEntryQueue(queue) || id === undefined) throw notFoundPath(pathname);
  let found: Found | undefined;
  await loadRoom(entered, QueueEntryPage, async (context) => {
    found = await readers[queue](context, id);
  });
  if (found?.pages[0]?.data.length === 0) throw notFoundPath(pathname);
  return { queue, id, title: entryTitles[queue] };
}
