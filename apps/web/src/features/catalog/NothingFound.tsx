import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';

/** Empty results, with links to continue from. */
export function NothingFound() {
  return (
    <EmptyMessage
      hasVase
      title="Ничего не нашлось"
      text="Попробуйте убрать часть условий или поискать другими словами."
      actionHref={pagePath('/catalog')}
      actionLabel="Весь каталог"
    />
  );
}
