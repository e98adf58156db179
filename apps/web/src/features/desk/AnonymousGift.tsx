import { Notice } from '@vetka/ui/Notice';
import * as styles from './desk.css.ts';

/** An anonymous gift, in letters that can be read from arm's length: one wrong word spoils it. */
export function AnonymousGift() {
  return (
    <Notice tone="caution">
      <strong className={styles.anonymous}>Подарок анонимный</strong>
      Кто отправил, не говорите.
    </Notice>
  );
}
