export { CardNote, type CardNoteProps } from './CardNote.tsx';
