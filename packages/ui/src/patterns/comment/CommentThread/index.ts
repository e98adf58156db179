export { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
export { commentAnchor } from './CommentItem.tsx';
export type { CommentDrafts, CommentOutcome, CommentPlace, SendComment } from './CommentForm.tsx';
