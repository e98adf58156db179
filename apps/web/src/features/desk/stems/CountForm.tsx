import { stemTitle, type Stem } from '@vetka/domain/stem';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { TextField } from '@vetka/ui/TextField';
import { useState, type FormEvent } from 'react';
import { UnsavedQuestion } from '../../../shell/forms/UnsavedQuestion.tsx';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { parsePieces } from '@vetka/domain/goods';
import { createSendOnce } from '../sendOnce.ts';
import * as styles from './stems.css.ts';
import { onShelf, piecesText } from './stemWords.ts';
import type { StemChanges } from './useStemChanges.ts';

interface CountFormProps {
  service: string;
  stems: readonly Stem[];
  changes: StemChanges;
}

type Typed = Readonly<Record<number, string>>;

/**
 * The pieces of each stem when it was first listed, also of those that «Показать ещё» adds: an order in the meantime must
 * not look like a shortage.
 */
function useFirstSeen(stems: readonly Stem[]): ReadonlyMap<number, number> {
  const [seen, setSeen] = useState<ReadonlyMap<number, number>>(new Map());
  const added = stems.filter(({ id }) => !seen.has(id));
  if (added.length === 0) return seen;
  const next = new Map([...seen, ...added.map((stem) => [stem.id, onShelf(stem)] as const)]);
  setSeen(next);
  return next;
}

const isCounting = (search: object): boolean => 'count' in search;

/** Counts the shelf: an empty field was not counted and stays unchanged. */
export function CountForm({ service, stems, changes }: CountFormProps) {
  const router = useRouter();
  const list = pagePath('/my/shop/$service/products/stems', { service });
  const seen = useFirstSeen(stems);
  const [sendOnce] = useState(createSendOnce);
  const [typed, setTyped] = useState<Typed>({});
  const [message, setMessage] = useState<string>();
  const counted = stems.filter(({ id }) => (typed[id] ?? '').trim() !== '');
  const wrong = counted.filter(({ id }) => parsePieces(typed[id] ?? '') === undefined);
  async function save(): Promise<void> {
    const lines = counted.map((stem) => ({
      stemId: stem.id,
      counted: parsePieces(typed[stem.id] ?? '') ?? 0,
      seen: seen.get(stem.id) ?? onShelf(stem),
    }));
    const failed = await changes.count(lines, sendOnce);
    setMessage(failed?.reason);
    if (!failed) await router.navigate({ href: list, replace: true, ignoreBlocker: true } as never);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (wrong.length === 0 && counted.length > 0) void save();
  }
  const reveal = useRevealInvalid(changes.isPending);
  return (
    <form className={styles.form} {...reveal} onSubmit={submit} noValidate>
      <p className={styles.note}>
        Посчитайте, что лежит на полке, вместе с отложенным для заказов. Пустое не изменится.
      </p>
      {message !== undefined && (
        <Notice tone="critical" isAnnounced>
          {message}
        </Notice>
      )}
      <ul className={styles.counts}>
        {stems.map((stem) => (
          <CountLine
            key={stem.id}
            stem={stem}
            seen={seen.get(stem.id) ?? onShelf(stem)}
            typed={typed[stem.id] ?? ''}
            onType={(text) => setTyped({ ...typed, [stem.id]: text })}
          />
        ))}
      </ul>
      <div className={styles.actions}>
        <Button type="submit" isDisabled={counted.length === 0} isLoading={changes.isPending}>
          Сохранить пересчёт
        </Button>
        <Button variant="plain" href={list}>
          Отмена
        </Button>
      </div>
      <UnsavedQuestion
        isUnsaved={Object.values(typed).some(Boolean)}
        text="Всё, что вы ввели, пропадёт."
        placeOf={isCounting}
      />
    </form>
  );
}

interface CountLineProps {
  stem: Stem;
  seen: number;
  typed: string;
  onType: (text: string) => void;
}

function differenceOf(pieces: number | undefined, seen: number): string {
  if (pieces === undefined || pieces === seen) return '';
  return pieces > seen ? `, больше на ${pieces - seen}` : `, не хватает ${seen - pieces}`;
}

function CountLine({ stem, seen, typed, onType }: CountLineProps) {
  const pieces = typed.trim() === '' ? undefined : parsePieces(typed);
  const isWrong = typed.trim() !== '' && pieces === undefined;
  return (
    <li className={styles.countLine}>
      <TextField
        label={stemTitle(stem)}
        hint={`По учёту ${piecesText(seen, stem.unit)}${differenceOf(pieces, seen)}`}
        inputMode="numeric"
        value={typed}
        onChange={onType}
        error={isWrong ? 'Введите целое число' : undefined}
      />
    </li>
  );
}
