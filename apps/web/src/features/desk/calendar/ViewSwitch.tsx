import { Anchor } from '@vetka/ui/Link';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useDesk } from '../DeskContext.ts';
import * as styles from './calendar.css.ts';

/** The two views of a shop's orders: the queue, and the week. */
export function ViewSwitch({ current }: { current: 'orders' | 'calendar' }) {
  const { slug: service } = useDesk().place.service;
  const views = [
    { id: 'orders', label: 'Очередь', href: pagePath('/my/shop/$service/orders', { service }) },
    { id: 'calendar', label: 'Календарь', href: pagePath('/my/shop/$service/calendar', { service }) },
  ];
  return (
    <nav className={styles.views} aria-label="Вид заказов">
      {views.map(({ id, label, href }) => (
        <Anchor
          key={id}
          className={styles.view}
          href={href}
          {...(id === current && { 'aria-current': 'page' as const })}
        >
          {label}
        </Anchor>
      ))}
    </nav>
  );
}
