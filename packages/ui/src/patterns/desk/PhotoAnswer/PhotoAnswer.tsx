import { defaultTimeZone, formatDate } from '@vetka/domain/date';
import type { AnswerPhoto, OrderPhoto } from '@vetka/domain/desk';
import { useState } from 'react';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { HeartIcon } from '../../../components/Icon/icons/HeartIcon.ts';
import { MaximizeIcon } from '../../../components/Icon/icons/MaximizeIcon.ts';
import { RedoIcon } from '../../../components/Icon/icons/RedoIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { UntilNote } from '../WishNote/index.ts';
import { RedoForm, type RedoDraft } from './RedoForm.tsx';
import * as styles from './PhotoAnswer.css.ts';

export interface PhotoAnswerProps {
  photo: OrderPhoto;
  /** Without it the photo is only shown. */
  onAnswer?: ((answer: AnswerPhoto) => void) | undefined;
  /** What the customer has begun to say: the form is open with it. */
  draft?: RedoDraft | undefined;
  /** Receives each change of what to redo, so that it survives a reload. */
  onDraft?: ((draft: RedoDraft) => void) | undefined;
  isLoading?: boolean | undefined;
  error?: string | undefined;
  /** What happens if the customer says nothing. @default 'Промолчите, и заказ поедет с этим букетом.' */
  silence?: string | undefined;
  /** IANA name of the shop's time zone. @default 'Europe/Moscow' */
  timeZone?: string | undefined;
}

interface ShotProps {
  photo: OrderPhoto;
  timeZone: string;
  /** While the customer writes what to change. */
  isSmall: boolean;
}

function Shot({ photo: { mediaFile, createdAt, answer }, timeZone, isSmall }: ShotProps) {
  const time = formatDate(createdAt, 'H:mm', { timeZone });
  const day = formatDate(createdAt, 'd MMMM', { timeZone });
  return (
    <div className={styles.look} data-small={isSmall ? '' : undefined}>
      <span className={styles.shot}>
        <Image
          src={mediaFile.url}
          alt={mediaFile.alt || 'Собранный букет'}
          corner="s"
          sizes="(min-width: 640px) 220px, 90vw"
        />
        <span className={styles.full}>
          <IconButton
            variant="veil"
            label="Фото целиком"
            icon={<MaximizeIcon />}
            href={mediaFile.url}
            target="_blank"
          />
        </span>
      </span>
      <div className={styles.words}>
        {answer === null && !isSmall && <h2 className={styles.title}>Букет собран. Нравится?</h2>}
        <p className={styles.text}>
          {answer === null
            ? `Так он выглядит прямо сейчас, отправлено в ${time}.`
            : `Фото отправлено ${day} в ${time}.`}
        </p>
      </div>
    </div>
  );
}

const said = {
  LIKED: { tone: 'leaf', icon: <HeartIcon size="s" />, text: 'Вам понравилось' },
  REDO: { tone: 'clay', icon: <RedoIcon size="s" />, text: 'Вы просили переделать, ждём новое фото' },
  SILENCE: { tone: 'honey', icon: <CheckIcon size="s" />, text: 'Вы не ответили: собрали с этим букетом' },
} as const;

function Answered({ photo: { answer, words } }: { photo: OrderPhoto }) {
  if (answer === null) return null;
  const { tone, icon, text } = said[answer];
  return (
    <>
      <div>
        <Badge tone={answer === 'LIKED' ? 'veil' : tone} icon={icon}>
          {text}
        </Badge>
      </div>
      {words && <p className={styles.text}>«{words}»</p>}
    </>
  );
}

/** The customer's side of the photo: like it, or say once what to change. */
export function PhotoAnswer(props: PhotoAnswerProps) {
  const { photo, onAnswer, draft, onDraft, isLoading = false, error, timeZone = defaultTimeZone } = props;
  const { silence = 'Промолчите, и заказ поедет с этим букетом.' } = props;
  const [wasDrafted] = useState(draft !== undefined && photo.mayRedo);
  const [isRedoing, setIsRedoing] = useState(wasDrafted);
  const answer = (kind: AnswerPhoto['answer'], reasons: AnswerPhoto['reasons'] = [], words = '') =>
    onAnswer?.({ photoId: photo.id, answer: kind, reasons, words });
  const isOpen = photo.answer === null && onAnswer !== undefined;
  return (
    <section className={styles.block} aria-label="Фото букета">
      <Shot photo={photo} timeZone={timeZone} isSmall={isRedoing && isOpen} />
      {error && (
        <Notice tone="critical" isAnnounced>
          {error}
        </Notice>
      )}
      <Answered photo={photo} />
      {isOpen && isRedoing && (
        <RedoForm
          draft={draft}
          onDraft={onDraft}
          isFocused={!wasDrafted}
          isLoading={isLoading}
          onSubmit={(reasons, words) => answer('REDO', reasons, words)}
          onLike={() => answer('LIKED')}
        />
      )}
      {isOpen && !isRedoing && (
        <>
          <div className={styles.buttons}>
            <Button
              size="l"
              icon={<HeartIcon />}
              isLoading={isLoading}
              loadingText="Отвечаем"
              onClick={() => answer('LIKED')}
            >
              Нравится
            </Button>
            {photo.mayRedo && (
              <span className={styles.plain}>
                <Button size="l" variant="plain" icon={<RedoIcon />} onClick={() => setIsRedoing(true)}>
                  Переделать
                </Button>
              </span>
            )}
          </div>
          <UntilNote title={`Ответьте до ${formatDate(photo.answerUntil, 'H:mm', { timeZone })}`}>{silence}</UntilNote>
        </>
      )}
    </section>
  );
}
