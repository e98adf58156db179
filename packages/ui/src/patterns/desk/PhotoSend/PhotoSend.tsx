import { uploadMessages } from '@vetka/domain/media';
import { useState, type DragEvent, type ReactNode } from 'react';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { CameraIcon } from '../../../components/Icon/icons/CameraIcon.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { ImageIcon } from '../../../components/Icon/icons/ImageIcon.ts';
import { RedoIcon } from '../../../components/Icon/icons/RedoIcon.ts';
import { Image } from '../../../components/Image/index.ts';
import { checkFile } from '../../../components/UploadField/checkFile.ts';
import { native } from '../../../internal/choice/choice.css.ts';
import { classes } from '../../../internal/classes.ts';
import * as styles from './PhotoSend.css.ts';

/** The chosen photo. */
export interface ChosenPhoto {
  /** Object URL of the file, or the uploaded one. */
  url: string;
  /** «Снято в 12:48». */
  note?: string | undefined;
}

export interface PhotoSendProps {
  /** A valid picture was taken, chosen or dropped. */
  onFile: (file: File) => void;
  photo?: ChosenPhoto | undefined;
  /** Sends the chosen photo. */
  onSend?: (() => void) | undefined;
  /** @default 'Отправить фото букета' */
  sendLabel?: string | undefined;
  isLoading?: boolean | undefined;
  /** What went wrong with the upload; the photo stays. */
  error?: string | undefined;
  /** Below the photo: what to take and who sees it. */
  hint?: ReactNode;
}

interface PickProps {
  label: string;
  icon: ReactNode;
  /** Opens the camera at once on a phone. */
  isCamera?: boolean | undefined;
  isQuiet?: boolean | undefined;
  onFile: (file: File | undefined) => void;
}

function Pick({ label, icon, isCamera = false, isQuiet = false, onFile }: PickProps) {
  return (
    <label className={classes(styles.pick, isCamera && styles.phoneOnly)}>
      <input
        className={native}
        type="file"
        accept="image/*"
        {...(isCamera && { capture: 'environment' as const })}
        aria-label={label}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // So that the same file can be chosen again.
          event.target.value = '';
        }}
      />
      <span className={styles.face} data-quiet={isQuiet ? '' : undefined} aria-hidden="true">
        {icon}
        {label}
      </span>
    </label>
  );
}

function useDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver: over,
    onDragLeave: () => setIsOver(false),
    onDrop: drop,
  };
}

function Zone({ onFile }: { onFile: (file: File | undefined) => void }) {
  return (
    <div className={styles.zone} {...useDrop(onFile)}>
      <span className={styles.disc}>
        <CameraIcon size="l" />
      </span>
      <p className={styles.words}>
        <b className={classes(styles.lead, styles.wideOnly)}>Перетащите снимок сюда</b>
        <b className={classes(styles.lead, styles.phoneOnly)}>Снимите букет целиком</b>
        {uploadMessages.hint}
      </p>
      <div className={styles.buttons}>
        <Pick label="Снять фото" icon={<CameraIcon />} isCamera onFile={onFile} />
        <Pick label="Выбрать фото" icon={<ImageIcon />} isQuiet onFile={onFile} />
      </div>
    </div>
  );
}

function Preview({ photo, onFile }: { photo: ChosenPhoto; onFile: (file: File | undefined) => void }) {
  return (
    <div className={styles.preview}>
      <Image src={photo.url} alt="Выбранное фото" corner="l" isContained>
        {photo.note && (
          <span className={styles.mark}>
            <Badge icon={<CheckIcon size="s" />}>{photo.note}</Badge>
          </span>
        )}
      </Image>
      <div className={styles.retake}>
        <Pick label="Переснять" icon={<RedoIcon />} isQuiet onFile={onFile} />
      </div>
    </div>
  );
}

/** A photo for the customer: camera on a phone, drop or choice elsewhere, a look at it, and sending. */
export function PhotoSend(props: PhotoSendProps) {
  const { onFile, photo, onSend, sendLabel = 'Отправить фото букета', isLoading = false, error, hint } = props;
  const [refusal, setRefusal] = useState<string>();
  async function check(file: File) {
    const message = await checkFile(file, undefined);
    setRefusal(message);
    if (message === undefined) onFile(file);
  }
  const take = (file: File | undefined) => {
    if (file) void check(file);
  };
  const problem = refusal ?? error;
  return (
    <>
      {photo ? <Preview photo={photo} onFile={take} /> : <Zone onFile={take} />}
      {hint && <p className={styles.hint}>{hint}</p>}
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      {photo && onSend && (
        <Button
          size="l"
          isFullWidth
          icon={<CameraIcon />}
          isLoading={isLoading}
          loadingText="Отправляем"
          onClick={onSend}
        >
          {sendLabel}
        </Button>
      )}
    </>
  );
}
