import type { MediaFile } from '@vetka/domain/media';
import { Button } from '@vetka/ui/Button';
import { ImageIcon } from '@vetka/ui/Icon';
import { Image } from '@vetka/ui/Image';
import { useRef, useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import * as styles from './editor.css.ts';
import { pictureProblems, useUnfinished, type OnUnfinished } from './EditorNames.ts';
import { picturesIn, sendPicture } from './pictureUploads.ts';

interface CoverFieldProps {
  url: string | undefined;
  onChange: (cover: Pick<MediaFile, 'id' | 'url'>) => void;
  onUnfinished: OnUnfinished;
}

/** The cover of an article. */
export function CoverField({ url, onChange, onUnfinished }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const errors = useErrorHandler();
  useUnfinished(onUnfinished, progress === null ? undefined : pictureProblems.loading);
  const send = async (file: File) => {
    setProgress(0);
    const result = await sendPicture(file, setProgress);
    setProgress(null);
    if (result.ok) onChange({ id: result.value.mediaFileId, url: result.value.url });
    else errors.handle(result.failure);
  };
  return (
    <div className={url ? styles.cover : styles.noCover}>
      {url && <Image src={url} alt="" ratio="fill" sizes="680px" />}
      <div className={url ? styles.coverButton : undefined}>
        <Button
          variant="tonal"
          size="s"
          icon={<ImageIcon />}
          isLoading={progress !== null}
          loadingText={`Загружаем: ${Math.round((progress ?? 0) * 100)} %`}
          onClick={() => input.current?.click()}
        >
          {url ? 'Заменить' : 'Добавить обложку'}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label="Выбрать обложку"
        onChange={({ currentTarget }) => {
          const [file] = picturesIn(currentTarget.files);
          currentTarget.value = '';
          if (file) void send(file);
        }}
      />
    </div>
  );
}
