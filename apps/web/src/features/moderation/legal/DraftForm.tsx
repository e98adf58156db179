import { legalLimits, type ManagedDocument } from '@vetka/domain/legal';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { Inline } from '@vetka/ui/Inline';
import { Notice } from '@vetka/ui/Notice';
import { TextArea } from '@vetka/ui/TextArea';
import { useDeferredValue, useState } from 'react';
import { UnsavedQuestion } from '../../../shell/forms/UnsavedQuestion.tsx';
import { TextDifference } from '../../../shell/prose/TextDifference.tsx';
import * as styles from '../moderation.css.ts';
import { AnnounceForm } from './AnnounceForm.tsx';
import { isSameDraft, isSameText } from './draftText.ts';
import { useDraft } from './useDraft.ts';

/** The text of the next version. It is announced from here, too. */
export function DraftForm({ document }: { document: ManagedDocument }) {
  const { draft, latest } = document;
  const [text, setText] = useState(draft?.text ?? latest.text);
  const [summary, setSummary] = useState(draft?.summary ?? '');
  const shown = useDeferredValue(text);
  const typed = { text, summary };
  const { save, remove, announce, isPending, fields, message } = useDraft(document, typed);
  const isUntouched = isSameDraft(typed, draft ?? { text: latest.text, summary: '' });
  const isSaved = draft !== null && isUntouched;
  const isSame = isSameText(text, latest.text);
  const clear = () => {
    setText(latest.text);
    setSummary('');
  };
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
      {message && (
        <Notice tone="critical" isAnnounced>
          {message}
        </Notice>
      )}
      <Inline>
        <Button variant="tonal" isDisabled={isSaved || isSame || isPending} onClick={() => save(typed)}>
          {isSaved ? 'Черновик сохранён' : 'Сохранить черновик'}
        </Button>
        {draft && (
          <Button variant="plain" isDisabled={isPending} onClick={() => remove(draft.id, { onSuccess: clear })}>
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
