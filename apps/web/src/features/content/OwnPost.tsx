import { useMutation, useQuery } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { contentRestoreHours, type Content, type NewContent, type PictureTag } from '@vetka/domain/content';
import { imageMinimums } from '@vetka/domain/media';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { Spinner } from '@vetka/ui/Spinner';
import { PostForm } from '@vetka/ui/patterns/content/PhotoShareDialog';
import { useState, type FormEvent } from 'react';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { serverErrorsOf } from '../../shell/forms/serverErrors.ts';
import { useReportInvalid } from '../../shell/forms/useReportInvalid.ts';
import { PictureDetailsField } from '../../shell/publications/pictures/lazyComponents.ts';
import { publishedDetails, usePictureDetails } from '../../shell/publications/pictures/pictureDetails.ts';
import { savedKey, useEditedPhotos } from '../../shell/uploads/useEditedPhotos.ts';
import { contentQueries, refreshAfterDeletion } from './content.queries.ts';
import { useApi, useShell } from '../../shell/useContext.ts';

/** Whether a post is being changed. The dialog asks before it is dismissed with the change. */
export interface PostChange {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** For an element around the fields. */
  watch: { onInput: (event: FormEvent) => void };
  /** A photo was removed or moved. */
  note: () => void;
}

interface OwnPostProps {
  post: Content;
  change: PostChange;
  /** Closes the post after its deletion. */
  onClose: () => void;
}

/** An author's actions on a published post: edit it, or delete it and undo that. */
export default function OwnPost({ post, change, onClose }: OwnPostProps) {
  const { isPending, mutate } = useDeletion(post, onClose);
  if (change.isOpen) {
    return (
      <div {...change.watch}>
        <ChangePost post={post} onClose={change.onClose} onChange={change.note} />
      </div>
    );
  }
  return (
    <Inline>
      <Button variant="tonal" size="s" onClick={change.onOpen}>
        Изменить
      </Button>
      <Button variant="dangerTonal" size="s" isLoading={isPending} loadingText="Удаляем" onClick={() => mutate()}>
        Удалить
      </Button>
    </Inline>
  );
}

/** Refetches lists of posts, and profiles, which count them. */
function useRefreshPosts(): () => void {
  const { queryClient } = useShell();
  return () => void invalidateAreas(queryClient, 'content', 'account');
}

function useDeletion({ id }: Content, onClose: () => void) {
  const api = useApi();
  const { queryClient, toasts } = useShell();
  const errors = useErrorHandler();
  const refresh = useRefreshPosts();
  const restore = async () => {
    try {
      await unwrap(api.content.restore({ params: { id } }));
      toasts.show({ kind: 'success', text: 'Публикация снова на месте' });
      refresh();
    } catch (error) {
      errors.handle(error);
    }
  };
  return useMutation({
    mutationFn: () => unwrap(api.content.remove({ params: { id } })),
    onSuccess: () => {
      onClose();
      refreshAfterDeletion(queryClient, id);
      toasts.show({
        kind: 'info',
        id: `post-${id}`,
        text: `Публикация удалена. Её можно вернуть в течение ${plural(contentRestoreHours, ['часа', 'часов', 'часов'])}`,
        actionLabel: 'Вернуть',
        onClick: () => void restore(),
        durationMs: undoMs,
      });
    },
    onError: (error) => void errors.handle(error),
  });
}

/** A deletion is easy to regret: the toast with «Вернуть» stays longer than others. */
const undoMs = 15_000;

interface ChangePostProps {
  post: Content;
  onClose: () => void;
  /** The photos are no longer those of the post. */
  onChange: () => void;
}

/** The form of a post, once its tags are known: saving without them would remove them. */
function ChangePost(props: ChangePostProps) {
  const { data, error, refetch } = useQuery(contentQueries.tags(useApi(), props.post.id));
  // Also after a failed refetch, which must not close the form.
  if (data) return <ChangeForm {...props} tags={data.data} />;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Spinner />;
}

function ChangeForm({ post, onClose, onChange, tags }: ChangePostProps & { tags: readonly PictureTag[] }) {
  const [text, setText] = useState(post.text);
  const photos = useEditedPhotos(post.mediaFiles);
  const details = usePictureDetails(publishedDetails(post.mediaFiles, tags, savedKey));
  const { mutate, isPending, error } = useChange(post, onClose);
  const save = () => mutate({ text, mediaFiles: photos.ids(), pictures: details.written(photos.fileIdOf) });
  return (
    <PostForm
      {...photos.field}
      onRemove={(id) => {
        photos.field.onRemove(id);
        onChange();
      }}
      onMove={(id, place) => {
        photos.field.onMove(id, place);
        onChange();
      }}
      pictureDetails={<PictureDetailsField items={photos.field.items} {...details.field} />}
      minimumSize={imageMinimums.photo}
      text={text}
      onText={setText}
      errors={photos.refusal === undefined ? serverErrorsOf(error) : { mediaFiles: photos.refusal }}
      onInvalid={useReportInvalid()}
      isLoading={isPending}
      onSave={save}
      onCancel={onClose}
    />
  );
}

function useChange({ id }: Content, onClose: () => void) {
  const api = useApi();
  const { overlays } = useShell();
  const errors = useErrorHandler();
  const refresh = useRefreshPosts();
  return useMutation({
    mutationFn: (body: NewContent) => unwrap(api.content.update({ params: { id }, body })),
    onSuccess: (changed) => {
      onClose();
      overlays.open('post', { post: changed });
      refresh();
    },
    onError: (failure) => void errors.handle(failure, { hasToasts: false }),
  });
}
