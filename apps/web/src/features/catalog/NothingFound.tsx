import { EmptyMessage } from '@vetka/ui/EmptyMessage';

/** Empty results, with links to continue from. */
export function NothingFound() {
  return (
    <EmptyMessage
      hasVase
      title="Ничего не нашлось"
      text="Попробуйте убрать часть условий или поискать другими словами."
      actionHref="/catalog"
      actionLabel="Весь каталог"
    />
  );
}
