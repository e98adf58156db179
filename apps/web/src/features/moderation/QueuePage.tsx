import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { Spinner } from '@vetka/ui/Spinner';
import { useRef, type ReactNode } from 'react';
import type { LoadedList } from '../../shell/lists/listState.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import * as styles from './moderation.css.ts';
import { ModerationPage } from './ModerationPage.tsx';
import { useQueueKeys } from './useQueueKeys.ts';

interface PageListProps<Row> {
  list: LoadedList<Row>;
  empty: { title: string; text: string };
  children: (rows: Row[]) => ReactNode;
}

/** A list of a page of the administration: loading, failed, empty, or its rows. */
export function PageList<Row>({ list, empty, children }: PageListProps<Row>) {
  const { data, error } = list;
  return (
    <>
      {!data && !error && <Spinner size="l" />}
      <PagedItems list={list} empty={<EmptyMessage hasVase level={2} action={null} {...empty} />}>
        {children}
      </PagedItems>
    </>
  );
}

interface Listed<Row> extends Omit<PageListProps<Row>, 'children'> {
  title: string;
  /** Path of the page among those of the administration. */
  path: string;
  /** An action to add something, beside the title. */
  action?: ReactNode;
  /** The subject of the room, and the filter of its rows. */
  filters?: ReactNode;
}

type ListPageProps<Row> = Listed<Row> & PageListProps<Row>;

/** A page of the administration with one list. */
export function ListPage<Row>({ title, path, action, filters, ...list }: ListPageProps<Row>) {
  return (
    <ModerationPage current={path}>
      <div className={styles.titleRow}>
        <Heading level={1}>{title}</Heading>
        {action}
      </div>
      {filters}
      <PageList {...list} />
    </ModerationPage>
  );
}

interface Keys {
  accept: string;
  refuse: string;
}

interface QueuePageProps<Row> extends Listed<Row> {
  /** The actions of the keys A and R, such as «опубликовать» and «вернуть». */
  keys?: Keys;
  /** A card of the queue, with a key. */
  children: (row: Row) => ReactNode;
}

/** A page of the administration with a queue of cards. */
export function QueuePage<Row>({ keys, children, ...page }: QueuePageProps<Row>) {
  return (
    <ListPage {...page}>
      {(rows) => (
        <>
          {keys && <KeysHint {...keys} />}
          <Cards>{rows.map(children)}</Cards>
        </>
      )}
    </ListPage>
  );
}

/** The cards of a queue, with its keys. */
export function Cards({ children }: { children: ReactNode }) {
  const cards = useRef<HTMLDivElement>(null);
  useQueueKeys(cards);
  return (
    <div ref={cards} className={styles.list}>
      {children}
    </div>
  );
}

export function KeysHint({ accept, refuse }: Keys) {
  return (
    <p className={styles.keys}>
      Клавиши на карточке: <kbd>A</kbd> {accept}, <kbd>R</kbd> {refuse}, <kbd>S</kbd> к следующей
    </p>
  );
}
