import { cardsOf, splitCardText } from '@vetka/domain/card';
import { plural } from '@vetka/domain/plural';
import { Notice } from '../../../components/Notice/index.ts';
import * as styles from './CardNote.css.ts';

export interface CardNoteProps {
  text: string;
  /** On the right of a line of its own. */
  signature?: string | undefined;
  /**
   * Who reads that the text takes more than one card: a customer may shorten it, a florist prints more cards. The words
   * beyond the first card are marked. @default nobody
   */
  overflow?: 'shorten' | 'print' | undefined;
}

const signs = (count: number) => plural(count, ['знак', 'знака', 'знаков']);
const cards = (count: number) => plural(count, ['карточку', 'карточки', 'карточек']);
const cardsOn = (count: number) => plural(count, ['карточке', 'карточках', 'карточках']);

const advice: Record<NonNullable<CardNoteProps['overflow']>, (excess: number, count: number) => string> = {
  shorten: (excess, count) => `Уберите ${signs(excess)}, иначе текст займёт ${cards(count)} 10 × 7 см`,
  print: (_, count) => `Текст напечатается на ${cardsOn(count)} 10 × 7 см`,
};

function Excess({ text, overflow }: { text: string; overflow: NonNullable<CardNoteProps['overflow']> }) {
  return (
    <Notice tone="caution" title="Конец не помещается" isAnnounced>
      {advice[overflow](splitCardText(text).excess, cardsOf(text).length)}
    </Notice>
  );
}

/** A card's text in handwriting. It is real text: it can be selected, copied and read out. */
export function CardNote({ text, signature, overflow }: CardNoteProps) {
  const { fits, over } = overflow ? splitCardText(text) : { fits: text, over: '' };
  return (
    <div className={styles.stack}>
      {overflow && over && <Excess text={text} overflow={overflow} />}
      <p className={styles.note}>
        {fits}
        {over && <span className={styles.cut}>{over}</span>}
        {signature && <span className={styles.signature}>{signature}</span>}
      </p>
    </div>
  );
}
