export {
  CourierStop,
  CurrentStop,
  isOfOtherDay,
  type CourierStopProps,
  type CurrentStopProps,
} from './CourierStop.tsx';
