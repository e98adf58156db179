import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi, useShell } from '../../shell/useContext.ts';
import { contentQueries } from './content.queries.ts';

interface LinkedPostProps {
  id: number;
  /** The comment that the link leads to. */
  commentId: number | undefined;
}

/** Opens the post of a link over the page. A post that is not shown to the visitor opens nothing. */
export default function LinkedPost({ id, commentId }: LinkedPostProps) {
  const { overlays } = useShell();
  const { data: post } = useQuery(contentQueries.one(useApi(), id));
  useEffect(
    function openPost() {
      if (post) overlays.open('post', { post, commentId });
    },
    [overlays, post, commentId],
  );
  return null;
}
