import { useQuery } from '@tanstack/react-query';
import { fullName, type UserCard } from '@vetka/domain/account';
import { normalizePhone } from '@vetka/domain/phone';
import { Avatar } from '@vetka/ui/Avatar';
import { Text } from '@vetka/ui/Text';
import { useApi } from '../../../shell/useContext.ts';
import { useDelayed } from '../../../shell/useDelayed.ts';
import { deskQueries } from '../desk.queries.ts';
import * as styles from './team.css.ts';

/** The pause in typing after which people are searched (ms). */
const typingPauseMs = 300;
const fewestCharacters = 2;
const mostShown = 3;

interface FoundPeopleProps {
  /** A nickname or a name, as it is typed; people are not found by their phone numbers. */
  typed: string;
  /** Ids of people who are in the team already. */
  members: readonly number[];
  onChoose: (nickname: string) => void;
}

/** People whose nickname or name contains what is typed. A press completes the nickname. */
export function FoundPeople({ typed, members, onChoose }: FoundPeopleProps) {
  const words = useDelayed(typed.trim().replace(/^@/, ''), typingPauseMs);
  const isWanted = words.length >= fewestCharacters && normalizePhone(words) === undefined;
  const { data } = useQuery({ ...deskQueries.peopleByName(useApi(), words), enabled: isWanted });
  const found = isWanted ? (data?.data ?? []).filter(({ id }) => !members.includes(id)).slice(0, mostShown) : [];
  if (found.length === 0) return null;
  const exact = found.find(({ nickname }) => nickname.toLowerCase() === words.toLowerCase());
  return (
    <ul className={styles.found} aria-label="Найденные люди">
      {(exact ? [exact] : found).map((person) => (
        <li key={person.id}>
          <button type="button" className={styles.choice} onClick={() => onChoose(person.nickname)}>
            <Avatar
              name={fullName(person) || person.nickname}
              src={person.avatar?.url}
              size="s"
              colorIndex={person.id}
            />
            <span className={styles.chosen}>
              <b>@{person.nickname}</b>
              <Text as="span" size="small" tone="muted">
                {aboutOf(person)}
              </Text>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const aboutOf = (person: UserCard): string => [fullName(person), person.cityName].filter(Boolean).join(', ');
