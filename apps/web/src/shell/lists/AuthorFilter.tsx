import type { ActorType } from '@vetka/domain/actor';
import { Chip } from '@vetka/ui/Chip';
import { listHref } from './listSearch.ts';
import * as styles from './lists.css.ts';

/** A choice of authors; without a type it means all authors of the list. */
export interface AuthorChoice {
  authorType?: ActorType;
  /** Only of authors whom the visitor follows. */
  following?: true;
  label: string;
}

interface AuthorFilterProps {
  path: string;
  choices: readonly AuthorChoice[];
  current: { authorType?: ActorType | undefined; following?: true | undefined };
}

const isSame = (one: AuthorFilterProps['current'], other: AuthorFilterProps['current']): boolean =>
  one.authorType === other.authorType && one.following === other.following;

/** Filters a list by author. Each choice is a new URL and resets the page number. */
export function AuthorFilter({ path, choices, current }: AuthorFilterProps) {
  return (
    <nav className={styles.filters} aria-label="Авторы">
      {choices.map(({ label, ...choice }) => (
        <Chip key={label} href={listHref(path, choice)} isSelected={isSame(choice, current)}>
          {label}
        </Chip>
      ))}
    </nav>
  );
}
