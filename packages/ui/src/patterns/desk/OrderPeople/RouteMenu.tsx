import type { OrderAddress } from '@vetka/domain/place';
import type { ReactElement } from 'react';
import { DropdownMenu } from '../../../components/DropdownMenu/index.ts';
import { routeLinks } from './routes.ts';

export interface RouteMenuProps {
  address: Pick<OrderAddress, 'formatted' | 'lat' | 'lng'>;
  /** The button that opens it. */
  trigger: ReactElement;
}

const open = (href: string) => {
  const isSite = href.startsWith('https:');
  if (isSite) window.open(href, '_blank', 'noopener');
  else window.location.assign(href);
};

/** Which map opens the route. */
export function RouteMenu({ address, trigger }: RouteMenuProps) {
  const items = routeLinks(address).map(({ id, label, href }) => ({ id, label, onSelect: () => open(href) }));
  return <DropdownMenu label="Маршрут" items={items} trigger={trigger} />;
}
