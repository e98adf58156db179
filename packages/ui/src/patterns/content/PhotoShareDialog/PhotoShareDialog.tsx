import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { Select, type SelectProps } from '../../../components/Select/index.ts';
import type { UploadFieldProps, UploadItem } from '../../../components/UploadField/index.ts';
import type { Form, FormValidationError, ServerErrors } from '../../../forms/index.ts';
import { PostFields } from './PostFields.tsx';
import { usePhotoShareForm, type PhotoShareValues } from './photoShareForm.ts';

export interface PhotoShareDialogProps extends Pick<
  UploadFieldProps,
  'onFiles' | 'onRemove' | 'onRetry' | 'onMove' | 'minimumSize'
> {
  isOpen: boolean;
  /** A request to close. The owner keeps the files and text and may show them again. */
  onClose: () => void;
  /** Photos in order, with their upload progress. */
  items: readonly UploadItem[];
  text: string;
  onText: (text: string) => void;
  /** Server errors: `mediaFiles`, `text`. */
  errors?: ServerErrors | null | undefined;
  /** Errors already shown under the fields; the application reports the first one. */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  /** In whose name to publish, when there is a choice. */
  author?: Pick<SelectProps, 'options' | 'value' | 'onChange'> | undefined;
  /** Below the photos: captions, and products that can be seen in them. */
  pictureDetails?: ReactNode;
  /** Publishing is in progress. */
  isLoading?: boolean | undefined;
  /** Just published: shows a confirmation and an empty form. */
  isSuccess?: boolean | undefined;
  /** «Опубликовать» was pressed, and at least one photo is there, all of them uploaded. */
  onPublish: () => void;
}

/** «Поделиться фото»: one to ten photos with a short text. The owner sends it. */
export function PhotoShareDialog(props: PhotoShareDialogProps) {
  const { isOpen, onClose, isLoading = false } = props;
  const form = usePhotoShareForm(props);
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Поделиться фото"
      size="l"
      foot={
        <Button type="submit" form={form.props.id} size="l" isFullWidth isLoading={isLoading} loadingText="Публикуем">
          Опубликовать
        </Button>
      }
    >
      <PhotoShareForm {...props} form={form} isLoading={isLoading} />
    </ResponsiveDialog>
  );
}

type PhotoShareFormProps = PhotoShareDialogProps & { form: Form<PhotoShareValues>; isLoading: boolean };

function PhotoShareForm(props: PhotoShareFormProps) {
  const { form, author, isLoading, isSuccess } = props;
  return (
    <form {...form.props}>
      <Stack gap={20}>
        {isSuccess && <Notice tone="positive">Фото опубликовано. Можно поделиться ещё одним</Notice>}
        {author && <Select label="От чьего имени" {...author} isDisabled={isLoading} />}
        <PostFields {...props} form={form} isLoading={isLoading} />
      </Stack>
    </form>
  );
}
