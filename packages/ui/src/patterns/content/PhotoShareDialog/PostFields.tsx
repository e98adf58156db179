import type { ReactNode } from 'react';
import { TextArea } from '../../../components/TextArea/index.ts';
import { UploadField, type UploadFieldProps } from '../../../components/UploadField/index.ts';
import type { Form } from '../../../forms/index.ts';
import { maxPhotos, maxText, type PhotoShareValues } from './photoShareForm.ts';

type Uploads = Pick<UploadFieldProps, 'items' | 'onFiles' | 'onRemove' | 'onRetry' | 'onMove' | 'minimumSize'>;

export interface PostFieldsProps extends Uploads {
  form: Form<PhotoShareValues>;
  isLoading: boolean;
  pictureDetails?: ReactNode;
}

/** The pictures and the description of a post. */
export function PostFields(props: PostFieldsProps) {
  const { form, isLoading, items, onFiles, onRemove, onRetry, onMove, minimumSize, pictureDetails } = props;
  const photos = form.choice('mediaFiles');
  return (
    <>
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
        isDisabled={isLoading}
        {...(minimumSize && { minimumSize })}
      />
      {pictureDetails}
      <TextArea label="Описание" {...form.field('text')} limit={maxText} isReadOnly={isLoading} />
    </>
  );
}
