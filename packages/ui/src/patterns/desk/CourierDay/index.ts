export { CourierDay, type CourierDayProps } from './CourierDay.tsx';
