import { defaultTimeZone, formatDate } from '@vetka/domain/date';
import { photoReasonLabels, type OrderPhoto } from '@vetka/domain/desk';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge/index.ts';
import { ClockIcon } from '../../../components/Icon/icons/ClockIcon.ts';
import { HeartIcon } from '../../../components/Icon/icons/HeartIcon.ts';
import { RedoIcon } from '../../../components/Icon/icons/RedoIcon.ts';
import { Image } from '../../../components/Image/index.ts';
import * as styles from './PhotoSend.css.ts';

export interface PhotoReplyProps {
  photo: OrderPhoto;
  /** The next step: «Готов», «Новое фото». */
  children?: ReactNode;
  /** @default 'Europe/Moscow' */
  timeZone?: string | undefined;
}

const time = (moment: string, timeZone: string) => formatDate(moment, 'H:mm', { timeZone });

function Answer({ photo: { answer, answerUntil }, timeZone }: { photo: OrderPhoto; timeZone: string }) {
  if (answer === 'LIKED')
    return (
      <Badge tone="veil" icon={<HeartIcon size="s" />}>
        Нравится
      </Badge>
    );
  if (answer === 'REDO') {
    return (
      <Badge tone="clay" icon={<RedoIcon size="s" />}>
        Переделать
      </Badge>
    );
  }
  return (
    <Badge tone="honey" icon={<ClockIcon size="s" />}>
      {answer === 'SILENCE' ? 'Молчание – согласие' : `Ждём до ${time(answerUntil, timeZone)}`}
    </Badge>
  );
}

/** The customer's answer to the photo. */
export function PhotoReply({ photo, children, timeZone = defaultTimeZone }: PhotoReplyProps) {
  const { mediaFile, words, reasons, answer, answeredAt, createdAt } = photo;
  const what = reasons.map((reason) => photoReasonLabels[reason].toLocaleLowerCase('ru')).join(', ');
  return (
    <div className={styles.reply}>
      <span className={styles.shot}>
        <Image src={mediaFile.url} alt={mediaFile.alt || 'Фото букета'} width={148} corner="s" position="bouquet" />
      </span>
      <div className={styles.replyWords}>
        <Answer photo={photo} timeZone={timeZone} />
        {what && <span className={styles.hint}>Поправить: {what}</span>}
        {words && <p className={styles.said}>«{words}»</p>}
        <span className={styles.hint}>
          {answeredAt === null ? `Отправлено в ${time(createdAt, timeZone)}` : `Ответ в ${time(answeredAt, timeZone)}`}
        </span>
        {children}
        {answer === 'REDO' && (
          <p className={styles.hint}>
            Переделать можно один раз. Если не получается договориться, верните часть денег или отмените заказ.
          </p>
        )}
      </div>
    </div>
  );
}
