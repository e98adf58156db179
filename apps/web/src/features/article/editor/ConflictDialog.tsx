import type { ArticleDraft } from '@vetka/domain/article';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useStore } from '../../../shell/store.ts';
import type { DraftSaver } from './draftSaver.ts';

interface ConflictDialogProps {
  saver: DraftSaver;
  /** The page starts again with the other text. */
  onTheirs: (draft: ArticleDraft) => void;
}

/** Asks which text to keep after a conflict: another device or a colleague has saved another one. */
export function ConflictDialog({ saver, onTheirs }: ConflictDialogProps) {
  const state = useStore(saver.state);
  if (state.is !== 'conflict') return null;
  const { theirs } = state;
  const keepMine = () => saver.keepMine(theirs.version);
  const takeTheirs = () => {
    saver.drop();
    onTheirs(theirs);
  };
  return (
    <ResponsiveDialog
      isOpen
      onClose={keepMine}
      title="Статью изменили в другом месте"
      description="Другой текст сохранится в версиях, какой бы вы ни выбрали."
    >
      <Inline>
        <Button onClick={keepMine}>Оставить мою</Button>
        <Button variant="tonal" onClick={takeTheirs}>
          Взять их правку
        </Button>
      </Inline>
    </ResponsiveDialog>
  );
}
