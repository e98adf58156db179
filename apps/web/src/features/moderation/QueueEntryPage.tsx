import { useInfiniteQuery } from '@tanstack/react-query';
import { Heading } from '@vetka/ui/Heading';
import { Link } from '@vetka/ui/Link';
import type { ReactNode } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import type { LoadedList } from '../../shell/lists/listState.ts';
import { useApi } from '../../shell/useContext.ts';
import { ComplaintCard } from './ComplaintCard.tsx';
import { DisputeCard } from './DisputeCard.tsx';
import { moderationQueries } from './moderation.queries.ts';
import { ModerationPage } from './ModerationPage.tsx';
import { ProductCard } from './ProductsQueuePage.tsx';
import { entryTitles, roomLinks, type EntryQueue } from './queueEntry.ts';
import { Cards, PageList } from './QueuePage.tsx';
import { ShopCard } from './ShopsQueuePage.tsx';

interface EntryProps {
  id: number;
}

const entries: Record<EntryQueue, (props: EntryProps) => ReactNode> = {
  shops: ShopEntry,
  products: ProductEntry,
  complaints: ComplaintEntry,
  disputes: DisputeEntry,
};

/** One card of a queue on a page of its own, whose address can be sent to a colleague. */
export default function QueueEntryPage({ queue, id }: EntryProps & { queue: EntryQueue }) {
  const Entry = entries[queue];
  return <Entry id={id} />;
}

interface FrameProps<Row> {
  queue: EntryQueue;
  /** Path of the room with the whole queue. */
  path: string;
  list: LoadedList<Row>;
  children: (row: Row) => ReactNode;
}

const empty = { title: 'Уже решено', text: 'В очереди этого больше нет' };

function Frame<Row>({ queue, path, list, children }: FrameProps<Row>) {
  return (
    <ModerationPage current={path}>
      <Heading level={1}>{entryTitles[queue]}</Heading>
      <p>
        <Link href={path}>{roomLinks[queue]}</Link>
      </p>
      <PageList list={list} empty={empty}>
        {(rows) => <Cards>{rows.map(children)}</Cards>}
      </PageList>
    </ModerationPage>
  );
}

function ShopEntry({ id }: EntryProps) {
  const list = useInfiniteQuery(moderationQueries.shops(useApi(), id));
  return (
    <Frame queue="shops" path={pagePath('/my/moderation/shops')} list={list}>
      {(row) => <ShopCard key={row.service.id} row={row} />}
    </Frame>
  );
}

function ProductEntry({ id }: EntryProps) {
  const list = useInfiniteQuery(moderationQueries.products(useApi(), id));
  return (
    <Frame queue="products" path={pagePath('/my/moderation/products')} list={list}>
      {(row) => <ProductCard key={row.id} row={row} />}
    </Frame>
  );
}

function ComplaintEntry({ id }: EntryProps) {
  const list = useInfiniteQuery(moderationQueries.complaints(useApi(), { id }));
  return (
    <Frame queue="complaints" path={pagePath('/my/moderation/complaints')} list={list}>
      {(row) => <ComplaintCard key={row.id} row={row} />}
    </Frame>
  );
}

function DisputeEntry({ id }: EntryProps) {
  const list = useInfiniteQuery(moderationQueries.disputes(useApi(), false, id));
  return (
    <Frame queue="disputes" path={pagePath('/my/moderation/disputes')} list={list}>
      {(row) => <DisputeCard key={row.id} row={row} />}
    </Frame>
  );
}
