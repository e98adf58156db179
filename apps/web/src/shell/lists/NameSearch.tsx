import { useRouter } from '@tanstack/react-router';
import { Button } from '@vetka/ui/Button';
import { SearchField } from '@vetka/ui/SearchField';
import { useState, type SubmitEvent } from 'react';
import { listHref } from './listSearch.ts';
import * as styles from './NameSearch.css.ts';

interface NameSearchProps {
  path: string;
  /** Accessible name of the search. */
  title: string;
  /** Label of the field. */
  label: string;
  example: string;
  /** The current search. */
  name: string | undefined;
}

/** Filters a list by name. A native form, handled by the router once hydrated. */
export function NameSearch({ path, title, label, example, name = '' }: NameSearchProps) {
  const router = useRouter();
  const [text, setText] = useState(name);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void router.navigate({ href: listHref(path, { name: text.trim() }) });
  };
  return (
    <form className={styles.search} action={path} method="get" role="search" aria-label={title} onSubmit={search}>
      <div className={styles.field}>
        <SearchField label={label} placeholder={example} name="name" value={text} onChange={setText} />
      </div>
      <Button type="submit" variant="tonal">
        Найти
      </Button>
    </form>
  );
}
