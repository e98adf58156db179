import { Button } from '../../../components/Button/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import type { PhotoShareDialogProps } from './PhotoShareDialog.tsx';
import { PostFields } from './PostFields.tsx';
import { usePhotoShareForm } from './photoShareForm.ts';

export interface PostFormProps extends Omit<
  PhotoShareDialogProps,
  'isOpen' | 'onClose' | 'author' | 'isSuccess' | 'onPublish'
> {
  onSave: () => void;
  onCancel: () => void;
}

/** Changes the pictures and the description of a published post. */
export function PostForm({ onSave, onCancel, isLoading = false, ...props }: PostFormProps) {
  const form = usePhotoShareForm({ ...props, id: 'post', isLoading, onPublish: onSave });
  return (
    <form {...form.props} aria-label="Изменить публикацию">
      <Stack gap={20}>
        <PostFields {...props} form={form} isLoading={isLoading} />
        <Inline>
          <Button type="submit" isLoading={isLoading} loadingText="Сохраняем">
            Сохранить
          </Button>
          <Button variant="plain" onClick={onCancel}>
            Отмена
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
