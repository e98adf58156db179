import { rightsOfRole, type DeskPlace } from '@vetka/domain/desk';
import { expect, test } from 'vitest';
import { sameSection, sectionOf } from './deskSections.tsx';

const place = (role: DeskPlace['role']) =>
  ({ service: { slug: 'myata-i-pion' }, role, rights: rightsOfRole[role], waitingOrders: 0 }) as unknown as DeskPlace;

const at = '/my/shop/myata-i-pion';

test.each([
  ['/my/shop/other/products', 'MANAGER', `${at}/products`],
  ['/my/shop/other/products/17', 'SELLER', `${at}/products`],
  ['/my/shop/other/orders/5', 'OWNER', `${at}/orders`],
  ['/my/shop/other/calendar', 'SELLER', `${at}/orders`],
  ['/my/shop/other/team', 'SELLER', `${at}/orders`],
  ['/my/shop/other/orders', 'COURIER', `${at}/deliveries`],
  ['/my/shop/other/more', 'MANAGER', `${at}/orders`],
] as const)('%s leads a person with another role, %s, to %s of another shop', (path, role, href) => {
  expect(sameSection(place(role), sectionOf(path))).toBe(href);
});
