export { OrderServiceCard, type OrderHandlers, type OrderServiceCardProps } from './OrderServiceCard.tsx';
export { OrderServiceMenu, type OrderServiceMenuProps } from './OrderServiceMenu.tsx';
