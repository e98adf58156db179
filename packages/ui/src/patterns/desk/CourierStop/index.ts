export { CourierStop, CurrentStop, type CourierStopProps, type CurrentStopProps } from './CourierStop.tsx';
