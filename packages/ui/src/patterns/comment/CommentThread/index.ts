export { CommentThread, type CommentThreadProps } from './CommentThread.tsx';
export type { SendComment } from './CommentForm.tsx';
