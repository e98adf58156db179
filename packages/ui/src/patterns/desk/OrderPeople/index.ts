export { OrderPeople, type OrderPeopleProps } from './OrderPeople.tsx';
export { RouteMenu, type RouteMenuProps } from './RouteMenu.tsx';
export { routeLinks, type RouteLink } from './routes.ts';
