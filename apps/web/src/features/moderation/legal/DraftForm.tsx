import { legalLimits, type ManagedDocument } from '@vetka/domain/legal';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { Inline } from '@vetka/ui/Inline';
import { Notice } from '@vetka/ui/Notice';
import { TextArea } from '@vetka/ui/TextArea';
import { useDeferredValue, useState } from 'react';
import { ConflictNotice } from '../../../shell/forms/ConflictNotice.tsx';
import { UnsavedQuestion } from '../../../shell/forms/UnsavedQuestion.tsx';
import { TextDifference } from '../../../shell/prose/TextDifference.tsx';
import * as styles from '../moderation.css.ts';
import { AnnounceForm } from './AnnounceForm.tsx';
import { isSameDraft, isSameText, type DraftText } from './draftText.ts';
import { useDraft } from './useDraft.ts';

interface DraftFormProps {
  document: ManagedDocument;
  /** The draft has been announced or removed. */
  onEnd: () => void;
}

/** The text of the next version. It is announced from here, too. */
export function DraftForm({ document, onEnd }: DraftFormProps) {
  const { draft, latest } = document;
  const stored = draft ?? { text: latest.text, summary: '' };
  const [start, setStart] = useState<DraftText>(stored);
  const [text, setText] = useState(start.text);
  const [summary, setSummary] = useState(start.summary);
  const shown = useDeferredValue(text);
  const typed = { text, summary };
  const { basis, theirs, setBasis, rebase, save, remove, announce, isPending, ...refused } = useDraft(
    document,
    typed,
    onEnd,
  );
  const { fields, message } = refused;
  const isUntouched = isSameDraft(typed, basis ?? start);
  const isSaved = basis !== null && isUntouched;
  const isSame = isSameText(text, latest.text);
  const show = (other: DraftText) => {
    setText(other.text);
    setSummary(other.summary);
  };
  // Nothing is typed: the form follows what is stored, such as a version that was withdrawn.
  if (basis === null && isUntouched && !isSameDraft(stored, start)) {
    setStart(stored);
    setBasis(draft);
    show(stored);
  }
  return (
    <div className={styles.form}>
      <TextArea
        label="Текст"
        hint="## Заголовок, - список, 1. нумерация, **важное**, [ссылка](/docs/terms)"
        value={text}
        onChange={setText}
        limit={legalLimits.text}
        error={fields['text']}
      />
      <TextArea
        label="Что изменилось"
        hint="Это прочитают люди"
        value={summary}
        onChange={setSummary}
        limit={legalLimits.summary}
        error={fields['summary']}
      />
      {theirs && (
        <ConflictNotice
          title="Черновик уже изменили в другом месте"
          takeTheirs={() => {
            show(theirs);
            rebase(theirs);
          }}
          keepMine={() => rebase(theirs)}
        />
      )}
      {message && (
        <Notice tone="critical" isAnnounced>
          {message}
        </Notice>
      )}
      <Inline>
        <Button variant="tonal" isDisabled={isSaved || isSame || isPending} onClick={() => save(typed)}>
          {isSaved ? 'Черновик сохранён' : 'Сохранить черновик'}
        </Button>
        {basis && (
          <Button variant="plain" isDisabled={isPending} onClick={() => remove(basis.id)}>
            Удалить черновик
          </Button>
        )}
      </Inline>
      {!isSame && (
        <>
          <section className={styles.form}>
            <Heading level={2} size="h3">
              Что изменится
            </Heading>
            <TextDifference before={latest.text} after={shown} />
          </section>
          <AnnounceForm slug={document.slug} error={fields['day']} isPending={isPending} onAnnounce={announce} />
        </>
      )}
      <UnsavedQuestion isUnsaved={!isUntouched} text="То, что вы написали и не сохранили, пропадёт." />
    </div>
  );
}
