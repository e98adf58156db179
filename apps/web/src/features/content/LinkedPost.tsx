import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vetka/api-client/client';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi, useShell } from '../../shell/useContext.ts';
import { contentQueries } from './content.queries.ts';

interface LinkedPostProps {
  id: number;
  /** The comment that the link leads to. */
  commentId: number | undefined;
}

/**
 * Opens the post of a link over the page, once: its URL becomes that of the page, so that the same link opens it again.
 * A post that is hidden or deleted is reported instead.
 */
export default function LinkedPost({ id, commentId }: LinkedPostProps) {
  const { overlays, toasts } = useShell();
  const router = useRouter();
  const { data: post, error } = useQuery(contentQueries.one(useApi(), id));
  const isGone = error instanceof ApiError && error.failure.kind === 'error' && error.failure.status === 404;
  useEffect(
    function openPost() {
      if (!post && !isGone) return;
      const search = ({ post: _post, comment: _comment, ...rest }: Record<string, unknown>) => rest;
      const moved = router.navigate({ to: '.', search, replace: true, resetScroll: false } as never);
      // The link may have been pressed in a panel over this page.
      overlays.closeAll();
      void moved.then(() => {
        if (post) overlays.open('post', { post, commentId });
        else toasts.show({ kind: 'info', id: 'post-gone', text: 'Этого фото больше нет: его удалили или скрыли' });
      });
    },
    [router, overlays, toasts, post, commentId, isGone],
  );
  return null;
}
