import { EmptyMessage } from '@vetka/ui/EmptyMessage';

/** An empty list is not a dead end. */
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
