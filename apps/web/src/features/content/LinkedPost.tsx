import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vetka/api-client/client';
import { useEffect } from 'react';
import { useApi, useShell } from '../../shell/useContext.ts';
import { contentQueries } from './content.queries.ts';

interface LinkedPostProps {
  id: number;
  /** The comment that the link leads to. */
  commentId: number | undefined;
}

/** Opens the post of a link over the page. A post that is hidden or deleted is reported instead. */
export default function LinkedPost({ id, commentId }: LinkedPostProps) {
  const { overlays, toasts } = useShell();
  const { data: post, error } = useQuery(contentQueries.one(useApi(), id));
  const isGone = error instanceof ApiError && error.failure.kind === 'error' && error.failure.status === 404;
  useEffect(
    function openPost() {
      if (post) overlays.open('post', { post, commentId });
    },
    [overlays, post, commentId],
  );
  useEffect(
    function reportDeleted() {
      if (isGone) toasts.show({ kind: 'info', id: 'post-gone', text: 'Этого фото больше нет: его удалили или скрыли' });
    },
    [isGone, toasts],
  );
  return null;
}
