import { readdirSync } from 'node:fs';
import { shop } from './desk.ts';

const folder = new URL('../../apps/web/src/routes/_responsive/my/', import.meta.url);

/** Paths of all pages below `/my`, read from the route files, so that no new room is forgotten. */
const pathsOfRoutes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => `/my/${name.replace(/\.tsx$/, '')}`.replace(/\$service_?(?=\/|$)/, shop.slug).replace(/\/index$/, ''))
  // Pages of one order or product are opened by the tests that create it.
  .filter((path) => !path.includes('$'))
  .toSorted();
const pathsUnder = (start: string): string[] => [...new Set(pathsOfRoutes)].filter((path) => path.startsWith(start));

/** Paths of the rooms of the administration. */
export const ofAdministration = pathsUnder('/my/moderation');
/** Paths of the rooms of a shop. */
export const ofShop = pathsUnder(`/my/shop/${shop.slug}`);
/** Paths of the other rooms of a person. */
export const ofPerson = pathsUnder('/my').filter((path) => !ofAdministration.includes(path) && !ofShop.includes(path));

/** Rooms of the administration whose entries have pages of their own, and one that does not exist. */
const queues = ['shops', 'products', 'complaints', 'disputes', 'documents', 'unknown'];

/** Values that are no id of anything: not a number, and a number that is too large for any row. */
const wrongIds = ['undefined', '0', '999999999'];

/** Paths of the rooms of one order, product and so on, with ids that do not exist. */
export const ofWrongIds = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\$(?!service)\w+\.tsx$/.test(name))
  .map((name) => `/my/${name.replace(/\.tsx$/, '')}`.replace(/\$service(?=\/)/, shop.slug))
  .toSorted()
  .flatMap((path) => (path.includes('$queue') ? queues.map((queue) => path.replace('$queue', queue)) : [path]))
  .flatMap((path) => wrongIds.map((id) => path.replace(/\$\w+$/, id)));
