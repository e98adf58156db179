import { uploadAccept } from '@vetka/domain/media';
import { Button } from '@vetka/ui/Button';
import { ImageIcon } from '@vetka/ui/Icon';
import { useRef, type ReactNode } from 'react';
import type { useUpload } from './useUpload.ts';

interface PictureButtonProps {
  label: ReactNode;
  upload: ReturnType<typeof useUpload>;
}

/** Opens the file dialog; shows that the picture is being uploaded, or offers a retry. */
export function PictureButton({ label, upload }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { item } = upload;
  if (item?.state === 'failed') {
    return (
      <Button variant="dangerTonal" onClick={() => upload.retry(item.id)}>
        Загрузить ещё раз
      </Button>
    );
  }
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={uploadAccept.join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
          upload.choose(files);
        }}
      />
      <Button
        variant="tonal"
        icon={<ImageIcon />}
        isLoading={item !== undefined}
        loadingText="Загружаем"
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
