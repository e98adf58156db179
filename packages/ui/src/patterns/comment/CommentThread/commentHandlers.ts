import type { Comment } from '@vetka/domain/comment';
import type { ReactNode } from 'react';
import type { FormOptions } from '../../../forms/index.ts';
import type { MarketplaceName } from '../../page/Logo/index.ts';
import type { CommentDrafts, CommentOutcome } from './CommentForm.tsx';

export interface CommentHandlers {
  /** Deletes the user's own comment. Without it there is no button. */
  onDelete?: ((comment: Comment) => void) | undefined;
  /** Saves a new text of the user's own comment, while `editableUntil` has not passed. Without it there is no button. */
  onChange?: ((comment: Comment, text: string) => Promise<CommentOutcome>) | undefined;
  /** Copies a link to one comment. Without it there is no button. */
  onCopyLink?: ((comment: Comment) => void) | undefined;
  /** Complains about another person's comment. Without it there is no button. */
  onComplain?: ((comment: Comment) => void) | undefined;
  /** `VoteButtons` of a comment. */
  renderVotes?: ((comment: Comment) => ReactNode) | undefined;
  /** A menu of what else can be done about another person's comment. */
  renderMore?: ((comment: Comment) => ReactNode) | undefined;
  /** Whether a comment is folded: the reader has blocked its author. */
  isFolded?: ((comment: Comment) => boolean) | undefined;
  /** A text cannot be sent: its field has been focused, and the application shows the message. */
  onInvalid?: FormOptions<unknown>['onInvalid'] | undefined;
  /** Keeps unsent texts, e.g. over a reload. */
  drafts?: CommentDrafts | undefined;
  /** The comment that a link leads to: it is marked. */
  linkedId?: number | undefined;
  /** Of the comments of the administration. @default «Ветка» */
  marketplace?: MarketplaceName | undefined;
  /** Reference time for «2 часа назад»: the same on the server and in the browser. */
  now?: number | undefined;
}
