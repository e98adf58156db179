import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import type { TabLink } from '@vetka/ui/Tabs';
import type { ReactNode } from 'react';
import { ListHead } from './ListHead.tsx';
import { listHref } from './listSearch.ts';
import { NameSearch } from './NameSearch.tsx';
import type { LoadedList } from './listState.ts';
import { PagedItems } from './PagedItems.tsx';

interface SearchedListProps<Item> {
  path: string;
  title: string;
  lead: string;
  tabs: readonly TabLink[];
  /** The state of the list in the URL. */
  search: { page?: number; name?: string };
  /** The search field. */
  field: { label: string; example: string };
  list: LoadedList<Item>;
  /** Shown when the search finds nothing. */
  nobody: { title: string; text?: string; actionLabel: string };
  children: (items: Item[]) => ReactNode;
}

/** A list page with a search by name. */
export function SearchedList<Item>(props: SearchedListProps<Item>) {
  const { path, title, lead, tabs, search, field, list, nobody, children } = props;
  return (
    <>
      <ListHead title={title} lead={lead} count={list.data?.pages[0]?.meta.total} tabs={tabs} current={path} />
      <NameSearch key={search.name} path={path} title={title} {...field} name={search.name} />
      <PagedItems
        list={list}
        hrefOf={(page) => listHref(path, { ...search, page })}
        empty={<EmptyMessage hasVase actionHref={path} {...nobody} />}
      >
        {children}
      </PagedItems>
    </>
  );
}
