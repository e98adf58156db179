import { splitCardText } from '@vetka/domain/card';
import { CardNote } from '@vetka/ui/patterns/desk/CardNote';

/** The card as it will be printed, once its text is too long: the words that do not fit are marked. */
export const cardNote = (text: string) => splitCardText(text).excess > 0 && <CardNote text={text} overflow="shorten" />;
