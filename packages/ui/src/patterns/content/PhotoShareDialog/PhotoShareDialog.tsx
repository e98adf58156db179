import { useId, useState, type FormEvent } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { UploadField, type UploadFieldProps, type UploadItem } from '../../../components/UploadField/index.ts';
import { findPhotoShareErrors, maxPhotos, maxText, type PhotoShareErrors } from './photoShareErrors.ts';

export type { PhotoShareErrors } from './photoShareErrors.ts';

export interface PhotoShareDialogProps extends Pick<
  UploadFieldProps,
  'onFiles' | 'onRemove' | 'onRetry' | 'minimumSize'
> {
  isOpen: boolean;
  /** Asked to close. What was chosen and typed is the owner's and may be shown again. */
  onClose: () => void;
  /** Photographs in order, and how far each has come. */
  items: readonly UploadItem[];
  text: string;
  onText: (text: string) => void;
  /** What the server found wrong. */
  errors?: PhotoShareErrors | undefined;
  /** Being published. */
  isBusy?: boolean;
  /** Has just been published: the form is empty again and says so. */
  isSuccess?: boolean;
  /** «Опубликовать» was pressed, there are photographs, and all of them have arrived. */
  onPublish: () => void;
}

/** «Поделиться фото»: one to ten photographs with a few words. It sends nothing itself. */
export function PhotoShareDialog(props: PhotoShareDialogProps) {
  const { isOpen, onClose, isBusy = false } = props;
  const formId = useId();
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Поделиться фото"
      size="wide"
      foot={
        <Button type="submit" form={formId} size="l" isFullWidth isLoading={isBusy} loadingText="Публикуем">
          Опубликовать
        </Button>
      }
    >
      <PhotoShareForm {...props} id={formId} isBusy={isBusy} />
    </ResponsiveDialog>
  );
}

type PhotoShareFormProps = Omit<PhotoShareDialogProps, 'isOpen' | 'onClose'> & { id: string; isBusy: boolean };

function PhotoShareForm(props: PhotoShareFormProps) {
  const { id, items, onFiles, onRemove, onRetry, minimumSize, text, onText, errors, isBusy, isSuccess, onPublish } =
    props;
  // Errors are derived, so each one leaves the moment its field is mended.
  const [isPressed, setIsPressed] = useState(false);
  const found = findPhotoShareErrors(items, text);
  const publish = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isGood = Object.keys(found).length === 0;
    setIsPressed(!isGood);
    if (isGood) onPublish();
  };
  return (
    <Stack as="form" gap={20} id={id} onSubmit={publish}>
      {isSuccess && <Notice tone="positive">Фото опубликовано. Можно поделиться ещё одним</Notice>}
      <UploadField
        label="Фотографии"
        items={items}
        onFiles={onFiles}
        onRemove={onRemove}
        onRetry={onRetry}
        maxCount={maxPhotos}
        isDisabled={isBusy}
        error={(isPressed ? found.mediaFiles : undefined) ?? errors?.mediaFiles}
        {...(minimumSize && { minimumSize })}
      />
      <TextArea
        label="Описание"
        name="text"
        value={text}
        onChange={onText}
        limit={maxText}
        isReadOnly={isBusy}
        error={found.text ?? errors?.text}
      />
    </Stack>
  );
}
