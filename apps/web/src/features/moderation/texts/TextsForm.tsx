import { pageTextLimits as limits, type TextPage, type WritePageTexts } from '@vetka/domain/page';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { TextArea } from '@vetka/ui/TextArea';
import { TextField } from '@vetka/ui/TextField';
import { useDeferredValue, useState } from 'react';
import { FormDialog } from '../../../shell/forms/FormDialog.tsx';
import { markdownToHtml } from '../../../shell/prose/markdown.ts';
import { Prose } from '../../../shell/prose/Prose.tsx';
import * as styles from '../moderation.css.ts';
import { ObjectHistory } from '../ObjectHistory.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { lengthHint, snippetLengths } from './snippet.ts';
import { useTexts } from './useTexts.ts';

interface TextsFormProps {
  page: TextPage;
  onClose: () => void;
}

/** The texts of one page, with a preview of the search result. */
export function TextsForm({ page, onClose }: TextsFormProps) {
  const { path, name, texts } = page;
  const [typed, setTyped] = useState<WritePageTexts>({
    path,
    title: texts?.title ?? '',
    description: texts?.description ?? '',
    text: texts?.text ?? '',
  });
  const { save, reset } = useTexts(texts, onClose);
  const change = (part: Partial<WritePageTexts>) => setTyped((before) => ({ ...before, ...part }));
  return (
    <FormDialog
      onClose={onClose}
      title={name}
      submitLabel="Сохранить"
      isPending={save.isPending}
      message={save.message ?? reset.message ?? save.fields['path']}
      onSubmit={() => save.act(typed)}
    >
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
      {texts && (
        <>
          <div>
            <Button variant="plain" isLoading={reset.isPending} onClick={() => reset.act(texts)}>
              Вернуть обычные тексты
            </Button>
          </div>
          <ObjectHistory kind="PAGE_TEXTS" id={texts.id} />
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
