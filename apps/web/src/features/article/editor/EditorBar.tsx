import type { ArticleDraft } from '@vetka/domain/article';
import { Button } from '@vetka/ui/Button';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { ArrowLeftIcon, ExternalLinkIcon, EyeIcon, EyeOffIcon, MoreIcon, RefreshIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { useRouter } from '@tanstack/react-router';
import { pagePath } from '../../../shell/links/pagePath.ts';
import type { DraftSaver } from './draftSaver.ts';
import * as styles from './editor.css.ts';
import { SaveMark } from './SaveMark.tsx';
import { listPathOf, useDraftCommands } from './useDraftCommands.ts';

interface EditorBarProps {
  draft: ArticleDraft;
  saver: DraftSaver;
  /** Why the article cannot be published yet. */
  problem: string | undefined;
  onPreview: () => void;
  onVersions: () => void;
}

/** The back link, the saving state, and the actions on the article. */
export function EditorBar({ draft, saver, problem, onPreview, onVersions }: EditorBarProps) {
  const { isBusy, publish, unpublish, remove } = useDraftCommands(draft, saver, problem);
  const router = useRouter();
  const isPublished = draft.status === 'PUBLISHED';
  const open = () => void router.navigate({ href: pagePath('/articles/$article', { article: draft.slug }) });
  const published = [
    { id: 'open', label: 'Открыть на сайте', icon: <ExternalLinkIcon />, onSelect: open },
    { id: 'unpublish', label: 'Снять с публикации', icon: <EyeOffIcon />, onSelect: () => void unpublish() },
  ];
  return (
    <header className={styles.bar}>
      <IconButton label="К списку статей" icon={<ArrowLeftIcon />} href={listPathOf(draft)} />
      <span className={styles.mark}>
        <SaveMark saver={saver} />
      </span>
      <IconButton label="Посмотреть, как увидят читатели" icon={<EyeIcon />} onClick={onPreview} />
      <DropdownMenu
        trigger={<IconButton label="Ещё" icon={<MoreIcon />} />}
        label="Действия со статьёй"
        align="end"
        items={[
          ...(isPublished ? published : []),
          { id: 'versions', label: 'Версии', icon: <RefreshIcon />, onSelect: onVersions },
          { id: 'remove', label: 'Удалить', icon: <TrashIcon />, tone: 'danger', onSelect: () => void remove() },
        ]}
      />
      <Button size="s" isLoading={isBusy} loadingText="Публикуем" onClick={() => void publish()}>
        {isPublished ? 'Обновить' : 'Опубликовать'}
      </Button>
    </header>
  );
}
