import type { Article } from '@vetka/domain/article';
import { Inline } from '@vetka/ui/Inline';
import { FavoriteButton } from '@vetka/ui/patterns/catalog/FavoriteButton';
import { VoteButtons } from '@vetka/ui/patterns/content/VoteButtons';
import { ComplainButton } from '../../shell/complaint/ComplainButton.tsx';
import { useFavoriteMark } from '../../shell/marks/useFavoriteMark.ts';
import { useVote } from '../../shell/marks/useVote.ts';

/** What readers do with an article: say whether they like it, and save it. */
export default function ArticleMarks({ article }: { article: Article }) {
  return (
    <Inline>
      <VoteButtons {...useVote('article', article)} />
      <FavoriteButton place="bar" {...useFavoriteMark('article', article)} />
      {!article.isOwn && <ComplainButton kind="ARTICLE" subjectId={article.id} />}
    </Inline>
  );
}
