import type { DeskView } from '@vetka/domain/desk';
import type { ViewCommands } from './useViews.ts';

/** The views of a list, and its current state. */
export interface ViewsProps {
  /** The content of a view, in a sentence. */
  hint: string;
  /** A name that a view may have. */
  placeholder: string;
  /** The query string of the list's current state. */
  query: string;
  /** The view that was opened, even if the list has changed since. */
  openId: number | undefined;
  commands: ViewCommands;
  onOpen: (view: DeskView) => void;
}
