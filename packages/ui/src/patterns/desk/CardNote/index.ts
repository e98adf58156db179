export { CardNote, type CardNoteProps } from './CardNote.tsx';
export { cardCapacity, splitCardText, type CardText } from './cardText.ts';
