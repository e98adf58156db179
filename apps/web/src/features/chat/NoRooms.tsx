import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';

/** Empty state of the list of conversations. */
export const NoRooms = () => (
  <EmptyMessage
    title="Переписки пока нет"
    text="Здесь появятся разговоры с магазинами и людьми."
    actionHref={pagePath('/shops')}
    actionLabel="Все магазины"
  />
);
