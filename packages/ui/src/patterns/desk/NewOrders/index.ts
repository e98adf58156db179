export { NewOrders, type NewOrdersProps } from './NewOrders.tsx';
