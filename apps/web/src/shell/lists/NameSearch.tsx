import { useRouter } from '@tanstack/react-router';
import { Button } from '@vetka/ui/Button';
import { SearchField } from '@vetka/ui/SearchField';
import { useState, type SubmitEvent } from 'react';
import { listHref } from './listSearch.ts';
import * as styles from './NameSearch.css.ts';

interface NameSearchProps {
  /** Path of the list. */
  path: string;
  /** What is searched through; read out. */
  title: string;
  /** What is typed. */
  label: string;
  example: string;
  /** What is found now. */
  name: string | undefined;
}

/** Narrows a list to those called so. A form of the browser's own, taken over when scripts have come. */
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
