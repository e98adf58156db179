import { articleLimits, type ArticleDraft } from '@vetka/domain/article';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { useState } from 'react';
import { ArticleSettings } from './ArticleSettings.tsx';
import { ArticleText } from './ArticleText.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { CoverField } from './CoverField.tsx';
import type { DraftText } from './draftText.ts';
import * as styles from './editor.css.ts';
import { EditorBar } from './EditorBar.tsx';
import { createNames } from './EditorNames.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { TakenDownNotice } from './TakenDownNotice.tsx';
import { useDraftSaver } from './useDraftSaver.ts';
import { useUnfinishedPictures } from './useUnfinishedPictures.ts';
import { VersionsDialog } from './VersionsDialog.tsx';

interface ArticleFormProps {
  draft: ArticleDraft;
  /** Another text replaces the one on the page. */
  onReopen: (draft: ArticleDraft) => void;
}

/** All fields of an article that its author edits. Saved as they type. */
export function ArticleForm({ draft, onReopen }: ArticleFormProps) {
  const { saver, text: first } = useDraftSaver(draft);
  const [text, setText] = useState(first);
  const [cover, setCover] = useState(draft.cover?.url);
  const [opened, setOpened] = useState<'preview' | 'versions' | null>(null);
  const change = (part: Partial<DraftText>) => {
    // The saver has the latest text: the editor reports changes outside of React.
    const next = { ...saver.text(), ...part };
    setText(next);
    saver.change(next);
  };
  const [names] = useState(() => createNames(draft));
  const { problem, onUnfinished, question } = useUnfinishedPictures();
  const close = () => setOpened(null);
  return (
    <div className={styles.page}>
      <EditorBar
        draft={draft}
        saver={saver}
        problem={problem}
        onPreview={() => setOpened('preview')}
        onVersions={() => setOpened('versions')}
      />
      <div className={styles.paper}>
        {draft.takenDown && <TakenDownNotice takenDown={draft.takenDown} />}
        <CoverField
          url={cover}
          onUnfinished={onUnfinished}
          onChange={({ id, url }) => {
            setCover(url);
            change({ coverId: id });
          }}
        />
        <textarea
          className={styles.title}
          aria-label="Заголовок"
          placeholder="Заголовок"
          rows={1}
          maxLength={articleLimits.title}
          value={text.title}
          onChange={({ target }) => change({ title: target.value.replaceAll('\n', ' ') })}
        />
        <textarea
          className={styles.lead}
          aria-label="Подводка"
          placeholder="Подводка: о чём статья, в двух строках"
          rows={1}
          maxLength={articleLimits.lead}
          value={text.lead}
          onChange={({ target }) => change({ lead: target.value })}
        />
        <ArticleText body={text.body} names={names} onChange={(body) => change({ body })} onUnfinished={onUnfinished} />
      </div>
      <aside className={styles.aside} aria-label="Настройки статьи">
        <ArticleSettings text={text} onChange={change} />
      </aside>
      {opened === 'preview' && <PreviewDialog text={text} cover={cover} named={names.get()} onClose={close} />}
      {opened === 'versions' && <VersionsDialog id={draft.id} onClose={close} onRestored={onReopen} />}
      <ConflictDialog saver={saver} onTheirs={onReopen} />
      <ConfirmDialog
        {...question}
        title="Уйти без снимка?"
        text="Снимки, которые не загрузились, пропадут вместе с подписями."
        confirmLabel="Уйти"
        cancelLabel="Остаться"
      />
    </div>
  );
}
