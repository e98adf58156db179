import { plural } from '@vetka/domain/plural';
import { Notice } from '../../../components/Notice/index.ts';
import { splitCardText } from './cardText.ts';
import * as styles from './CardNote.css.ts';

export interface CardNoteProps {
  text: string;
  /** On the right of a line of its own. */
  signature?: string | undefined;
  /** Signs that fit; the words beyond are marked and a notice says how many to remove. @default no limit */
  capacity?: number | undefined;
}

function Excess({ excess }: { excess: number }) {
  return (
    <Notice tone="caution" title="Конец не помещается" isAnnounced>
      Уберите {plural(excess, ['знак', 'знака', 'знаков'])}, иначе флорист напишет мельче
    </Notice>
  );
}

/** A card's text in handwriting. It is real text: it can be selected, copied and read out. */
export function CardNote({ text, signature, capacity = Infinity }: CardNoteProps) {
  const { fits, over, excess } = splitCardText(text, capacity);
  return (
    <div className={styles.stack}>
      {excess > 0 && <Excess excess={excess} />}
      <p className={styles.note}>
        {fits}
        {over && <span className={styles.cut}>{over}</span>}
        {signature && <span className={styles.signature}>{signature}</span>}
      </p>
    </div>
  );
}
