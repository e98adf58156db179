import { lengthOf } from '@vetka/domain/text';
import { Button } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { Inline } from '@vetka/ui/Inline';
import { TextArea } from '@vetka/ui/TextArea';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../shell/forms/useRevealInvalid.ts';
import * as styles from './moderation.css.ts';

export interface WordsTemplate {
  label: string;
  /** @default the label */
  words?: string;
}

interface WordsFormProps {
  label: string;
  /** Common texts; they can be edited before they are sent. */
  templates?: readonly WordsTemplate[];
  limit: number;
  /** The error of an empty text. */
  missing: string;
  submit: { label: string; loadingText: string };
  isPending: boolean;
  onClose: () => void;
  onSubmit: (words: string) => void;
}

/** A message to the person whom a decision concerns, with common reasons to start from. */
export function WordsForm(props: WordsFormProps) {
  const { label, templates = [], limit, missing, submit, isPending, onClose, onSubmit } = props;
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isWrong = words.trim() === '' || lengthOf(words) > limit;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isWrong && !isPending) onSubmit(words);
  };
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.form} {...reveal} onSubmit={send} noValidate>
      {templates.length > 0 && (
        <Inline>
          {templates.map((template) => {
            const text = template.words ?? template.label;
            return (
              <Chip key={template.label} isSelected={words === text} onClick={() => setWords(text)}>
                {template.label}
              </Chip>
            );
          })}
        </Inline>
      )}
      <TextArea
        label={label}
        value={words}
        onChange={setWords}
        limit={limit}
        error={isTried && isWrong ? missing : undefined}
      />
      <Inline>
        <Button type="submit" isLoading={isPending} loadingText={submit.loadingText} aria-keyshortcuts="R">
          {submit.label}
        </Button>
        <Button variant="plain" onClick={onClose}>
          Отмена
        </Button>
      </Inline>
    </form>
  );
}
