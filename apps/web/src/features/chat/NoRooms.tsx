import { EmptyMessage } from '@vetka/ui/EmptyMessage';

/** In place of conversations while there is none. */
export const NoRooms = () => (
  <EmptyMessage
    title="Переписки пока нет"
    text="Здесь появятся разговоры с магазинами и людьми."
    actionHref="/shops"
    actionLabel="Все магазины"
  />
);
