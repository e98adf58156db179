import { Button } from '../../../components/Button/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import { UploadField, type UploadFieldProps, type UploadItem } from '../../../components/UploadField/index.ts';
import type { Form, FormValidationError, ServerErrors } from '../../../forms/index.ts';
import { maxPhotos, maxText, usePhotoShareForm, type PhotoShareValues } from './photoShareForm.ts';

export interface PhotoShareDialogProps extends Pick<
  UploadFieldProps,
  'onFiles' | 'onRemove' | 'onRetry' | 'onMove' | 'minimumSize'
> {
  isOpen: boolean;
  /** Asked to close. What was chosen and typed is the owner's and may be shown again. */
  onClose: () => void;
  /** Photographs in order, and how far each has come. */
  items: readonly UploadItem[];
  text: string;
  onText: (text: string) => void;
  /** What the server did not accept: `mediaFiles`, `text`. */
  errors?: ServerErrors | null | undefined;
  /** What stands under the fields already; an application tells the first of it. */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
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
  const form = usePhotoShareForm(props);
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Поделиться фото"
      size="wide"
      foot={
        <Button type="submit" form={form.props.id} size="l" isFullWidth isLoading={isBusy} loadingText="Публикуем">
          Опубликовать
        </Button>
      }
    >
      <PhotoShareForm {...props} form={form} isBusy={isBusy} />
    </ResponsiveDialog>
  );
}

type PhotoShareFormProps = PhotoShareDialogProps & { form: Form<PhotoShareValues>; isBusy: boolean };

function PhotoShareForm(props: PhotoShareFormProps) {
  const { form, items, onFiles, onRemove, onRetry, onMove, minimumSize, isBusy, isSuccess } = props;
  const photos = form.choice('mediaFiles');
  return (
    <form {...form.props}>
      <Stack gap={20}>
        {isSuccess && <Notice tone="positive">Фото опубликовано. Можно поделиться ещё одним</Notice>}
        <UploadField
          id={photos.id}
          error={photos.error}
          isRequired={photos.isRequired}
          label="Фотографии"
          items={items}
          onFiles={onFiles}
          onRemove={onRemove}
          onRetry={onRetry}
          onMove={onMove}
          maxCount={maxPhotos}
          isDisabled={isBusy}
          {...(minimumSize && { minimumSize })}
        />
        <TextArea label="Описание" {...form.field('text')} limit={maxText} isReadOnly={isBusy} />
      </Stack>
    </form>
  );
}
