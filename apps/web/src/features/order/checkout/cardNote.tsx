import { splitCardText } from '@vetka/domain/card';
import { CardNote } from '@vetka/ui/patterns/desk/CardNote';

/** A preview of the printed card, once its text is too long: the excess words are marked. */
export const cardNote = (text: string) => splitCardText(text).excess > 0 && <CardNote text={text} overflow="shorten" />;
