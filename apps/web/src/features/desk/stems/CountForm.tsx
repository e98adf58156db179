import { stemLimits, stemTitle, type Stem } from '@vetka/domain/stem';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@vetka/ui/Button';
import { Notice } from '@vetka/ui/Notice';
import { TextField } from '@vetka/ui/TextField';
import { useState, type FormEvent } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { parsePieces } from '@vetka/domain/goods';
import * as styles from './stems.css.ts';
import { onShelf, piecesText } from './stemWords.ts';
import type { StemChanges } from './useStemChanges.ts';

interface CountFormProps {
  service: string;
  stems: readonly Stem[];
  changes: StemChanges;
}

type Typed = Readonly<Record<number, string>>;

/** Counts the shelf: an empty field was not counted and stays unchanged. */
export function CountForm({ service, stems, changes }: CountFormProps) {
  const router = useRouter();
  const list = pagePath('/my/shop/$service/products/stems', { service });
  // The numbers in the list when the count started: an order in the meantime must not look like a shortage.
  const [seen] = useState(() => new Map(stems.map((stem) => [stem.id, onShelf(stem)])));
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
    const refused = await changes.count({ lines: lines.slice(0, stemLimits.countLines) });
    setMessage(refused?.message);
    if (!refused) await router.navigate({ href: list, replace: true } as never);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (wrong.length === 0 && counted.length > 0) void save();
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.note}>
        Посчитайте, что лежит на полке, вместе с отложенным для заказов. Пустое не изменится.
      </p>
      {message !== undefined && <Notice tone="critical">{message}</Notice>}
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
        <Button type="submit" isDisabled={counted.length === 0 || wrong.length > 0} isLoading={changes.isPending}>
          Сохранить пересчёт
        </Button>
        <Button variant="plain" href={list}>
          Отмена
        </Button>
      </div>
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
