export { UntilNote, WishNote, type UntilNoteProps, type WishNoteProps } from './WishNote.tsx';
