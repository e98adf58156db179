import { EmptyMessage } from '@vetka/ui/EmptyMessage';

/** Empty state of the list of conversations. */
export const NoRooms = () => (
  <EmptyMessage
    title="Переписки пока нет"
    text="Здесь появятся разговоры с магазинами и людьми."
    actionHref="/shops"
    actionLabel="Все магазины"
  />
);
