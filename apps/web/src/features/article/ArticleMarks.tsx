import type { Article } from '@vetka/domain/article';
import { Button } from '@vetka/ui/Button';
import { PrinterIcon, ShareIcon } from '@vetka/ui/Icon';
import { Inline } from '@vetka/ui/Inline';
import { FavoriteButton } from '@vetka/ui/patterns/catalog/FavoriteButton';
import { VoteButtons } from '@vetka/ui/patterns/content/VoteButtons';
import { ComplainButton } from '../../shell/complaint/ComplainButton.tsx';
import { useFavoriteMark } from '../../shell/marks/useFavoriteMark.ts';
import { useVote } from '../../shell/marks/useVote.ts';
import { useShell } from '../../shell/useContext.ts';

/** The actions of readers of an article: vote, save, share and print. */
export default function ArticleMarks({ article }: { article: Article }) {
  const share = useShare(article.title);
  return (
    <Inline>
      <VoteButtons {...useVote('article', article)} />
      <FavoriteButton place="bar" {...useFavoriteMark('article', article)} />
      <Button variant="plain" size="s" icon={<ShareIcon />} onClick={share}>
        Поделиться
      </Button>
      <Button variant="plain" size="s" icon={<PrinterIcon />} onClick={() => print()}>
        Распечатать
      </Button>
      {!article.isOwn && <ComplainButton kind="ARTICLE" subjectId={article.id} />}
    </Inline>
  );
}

/** Shares the page by the device's own sheet where there is one, otherwise copies its address. */
function useShare(title: string): () => void {
  const { toasts } = useShell();
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toasts.show({ kind: 'success', text: 'Ссылка скопирована' });
  };
  return () => {
    const url = location.origin + location.pathname;
    const shared = 'share' in navigator ? navigator.share({ title, url }) : copy(url);
    // Closing the sheet, or refusing the clipboard, is not an error.
    shared.catch(() => undefined);
  };
}
