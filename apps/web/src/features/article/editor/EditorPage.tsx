import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import type { ArticleDraft } from '@vetka/domain/article';
import { Skeleton } from '@vetka/ui/Skeleton';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { useState } from 'react';
import { useApi } from '../../../shell/useContext.ts';
import { articleQueries } from '../article.queries.ts';
import { ArticleForm } from './ArticleForm.tsx';
import * as styles from './editor.css.ts';

/** The page where an article is written. */
export default function EditorPage({ id }: { id: number }) {
  const query = articleQueries.draft(useApi(), id);
  const queryClient = useQueryClient();
  const { data: draft } = useSuspenseQuery(query);
  // How many texts have replaced the one on the page.
  const [opening, setOpening] = useState(0);
  // The text may be on the device, so the editor exists in the browser only.
  const isHydrated = useHydrated();
  const reopen = (other: ArticleDraft) => {
    queryClient.setQueryData(query.queryKey, other);
    setOpening(opening + 1);
  };
  return (
    <>
      <VisuallyHidden as="h1">Статья</VisuallyHidden>
      {isHydrated ? (
        <ArticleForm key={opening} draft={draft} onReopen={reopen} />
      ) : (
        <div className={styles.page}>
          <Skeleton shape="cover" />
        </div>
      )}
    </>
  );
}
