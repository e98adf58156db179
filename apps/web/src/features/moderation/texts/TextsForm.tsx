import { pageTextLimits as limits, type TextPage, type WritePageTexts } from '@vetka/domain/page';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useDeferredValue, useState } from 'react';
import { ConflictNotice } from '../../../shell/forms/ConflictNotice.tsx';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { markdownToHtml } from '../../../shell/prose/markdown.ts';
import { Prose } from '../../../shell/prose/Prose.tsx';
import * as styles from '../moderation.css.ts';
import { ObjectHistory } from '../ObjectHistory.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { lengthHint, snippetLengths } from './snippet.ts';
import { useTexts, written } from './useTexts.ts';

interface TextsFormProps {
  page: TextPage;
  onClose: () => void;
}

const blank = { title: '', description: '', text: '' };

/** The texts of one page, with a preview of the search result. */
export function TextsForm({ page, onClose }: TextsFormProps) {
  const { path, name, texts: known } = page;
  const [typed, setTyped] = useState<WritePageTexts>(written(known ?? { path, ...blank }));
  const { basis, theirs, rebase, save, reset } = useTexts(known, onClose);
  const change = (part: Partial<WritePageTexts>) => setTyped((before) => ({ ...before, ...part }));
  return (
    <FormDialog
      onClose={onClose}
      title={name}
      submitLabel="Сохранить"
      isPending={save.isPending}
      message={theirs ? undefined : (save.message ?? reset.message ?? save.fields['path'])}
      onSubmit={() => save.act(typed)}
    >
      {theirs && (
        <ConflictNotice
          title="Тексты уже изменили в другом месте"
          takeTheirs={() => {
            setTyped(written(theirs));
            rebase(theirs);
          }}
          keepMine={() => rebase(theirs)}
        />
      )}
      <TextField
        label="Заголовок"
        hint={lengthHint(typed.title, snippetLengths.title)}
        placeholder={page.title}
        limit={limits.title}
        value={typed.title}
        onChange={(title) => change({ title })}
        error={save.fields['title']}
      />
      <TextArea
        label="Описание"
        hint={lengthHint(typed.description, snippetLengths.description)}
        placeholder={page.description}
        limit={limits.description}
        value={typed.description}
        onChange={(description) => change({ description })}
        error={save.fields['description']}
      />
      <SearchPreview page={page} typed={typed} />
      <TextArea
        label="Текст под списком"
        hint="## Заголовок, - список, 1. нумерация, **важное**, [ссылка](/shops)"
        limit={limits.text}
        value={typed.text}
        onChange={(text) => change({ text })}
        error={save.fields['text']}
      />
      <TextPreview text={typed.text} />
      {basis && (
        <>
          <div>
            <Button variant="plain" isLoading={reset.isPending} onClick={() => reset.act(basis)}>
              Вернуть обычные тексты
            </Button>
          </div>
          <ObjectHistory kind="PAGE_TEXTS" id={basis.id} />
        </>
      )}
    </FormDialog>
  );
}

function TextPreview({ text }: { text: string }) {
  const shown = useDeferredValue(text.trim());
  return (
    shown && (
      <section className={styles.form}>
        <Heading level={3}>Как будет на странице</Heading>
        <Prose html={markdownToHtml(shown)} />
      </section>
    )
  );
}
