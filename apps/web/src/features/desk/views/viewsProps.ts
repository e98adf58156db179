import type { DeskView } from '@vetka/domain/desk';
import type { ViewCommands } from './useViews.ts';

/** The views of a list, and what it shows now. */
export interface ViewsProps {
  /** What a view remembers, in a sentence. */
  hint: string;
  /** A name that a view may have. */
  placeholder: string;
  /** The query string of what the list shows now. */
  query: string;
  /** The view that was opened, whether or not the list still shows it. */
  openId: number | undefined;
  commands: ViewCommands;
  onOpen: (view: DeskView) => void;
}
