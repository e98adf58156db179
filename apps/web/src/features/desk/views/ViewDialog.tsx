import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import type { ReactNode } from 'react';
import { NewView } from './NewView.tsx';
import { SavedViews } from './SavedViews.tsx';
import * as styles from './views.css.ts';
import type { ViewsProps } from './viewsProps.ts';

interface ViewDialogProps extends ViewsProps {
  title: string;
  onClose: () => void;
  /** Other settings of the list. */
  children?: ReactNode;
}

/** The saved views of a list, and saving the current state under a name. */
export default function ViewDialog({ title, onClose, children, ...views }: ViewDialogProps) {
  return (
    <ResponsiveDialog isOpen onClose={onClose} title={title}>
      <div className={styles.dialog}>
        {children}
        <NewView {...views} />
        <SavedViews commands={views.commands} onOpen={views.onOpen} />
      </div>
    </ResponsiveDialog>
  );
}
