import type { ActorType } from '@vetka/domain/actor';
import { Chip } from '@vetka/ui/Chip';
import { listHref } from './listSearch.ts';
import * as styles from './lists.css.ts';

/** A choice of authors; without a type it means all authors of the list. */
export interface AuthorChoice {
  authorType?: ActorType;
  label: string;
}

interface AuthorFilterProps {
  path: string;
  choices: readonly AuthorChoice[];
  current: ActorType | undefined;
}

/** Filters a list by author. Each choice is a new URL and resets the page number. */
export function AuthorFilter({ path, choices, current }: AuthorFilterProps) {
  return (
    <nav className={styles.filters} aria-label="Авторы">
      {choices.map(({ authorType, label }) => (
        <Chip key={label} href={listHref(path, authorType ? { authorType } : {})} isSelected={authorType === current}>
          {label}
        </Chip>
      ))}
    </nav>
  );
}
