import { unwrap } from '@vetka/api-client/client';
import type { FoundPerson, PersonCard as Card } from '@vetka/domain/moderation';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Heading } from '@vetka/ui/Heading';
import { Text } from '@vetka/ui/Text';
import { TextField } from '@vetka/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { ModerationPage } from '../ModerationPage.tsx';
import * as styles from '../moderation.css.ts';
import { PersonCard } from './PersonCard.tsx';
import { PersonRow } from './PersonRow.tsx';

/** People and their purchases, for the administration. A person can be blocked; nothing can be exported. */
export default function PeoplePage() {
  const [card, setCard] = useState<Card | null>(null);
  const api = useApi();
  const search = useMutation({
    mutationFn: (words: string) => unwrap(api.moderation.findPeople({ body: { search: words } })),
  });
  return (
    <ModerationPage current={pagePath('/my/moderation/people')}>
      {card ? (
        <PersonCard card={card} onChange={setCard} onClose={() => setCard(null)} />
      ) : (
        <>
          <Heading level={1}>Люди</Heading>
          <Text tone="muted">
            Контакты скрыты, пока вы не напишете, зачем они нужны. Каждый поиск и каждая открытая карточка остаются в
            журнале.
          </Text>
          <SearchForm isPending={search.isPending} onSearch={search.mutate} />
          {search.error && <LoadFailure error={search.error} onRetry={() => search.mutate(search.variables ?? '')} />}
          {search.data && <Results people={search.data.data} onOpen={setCard} />}
        </>
      )}
    </ModerationPage>
  );
}

function SearchForm({ isPending, onSearch }: { isPending: boolean; onSearch: (words: string) => void }) {
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isEmpty = words.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isEmpty && !isPending) onSearch(words);
  };
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.form} {...reveal} role="search" aria-label="Люди" onSubmit={submit} noValidate>
      <TextField
        label="Кого найти"
        hint="Телефон, почта, никнейм, номер заказа или название магазина"
        value={words}
        onChange={setWords}
        error={isTried && isEmpty ? 'Напишите, кого найти' : undefined}
      />
      <div>
        <Button type="submit" isLoading={isPending} loadingText="Ищем">
          Найти
        </Button>
      </div>
    </form>
  );
}

function Results({ people, onOpen }: { people: readonly FoundPerson[]; onOpen: (card: Card) => void }) {
  if (people.length === 0) {
    return <EmptyMessage level={2} title="Никого не нашли" text="Проверьте номер или почту: нужны целиком" />;
  }
  return (
    <ul className={styles.table}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} onOpen={onOpen} />
      ))}
    </ul>
  );
}
