import type { UserCard } from '@vetka/domain/account';
import { Tiles } from '@vetka/ui/Tiles';
import { PersonTile } from './FollowTile.tsx';

/** Cards of people, each linking to their page. */
export function PeopleGrid({ people }: { people: readonly UserCard[] }) {
  return (
    <Tiles as="ul" columns={{ xs: 1, md: 2, xl: 3 }}>
      {people.map((person) => (
        <PersonTile key={person.id} person={person} />
      ))}
    </Tiles>
  );
}
