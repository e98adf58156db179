export {
  OrderTaken,
  QueueEmpty,
  QueueError,
  QueueForbidden,
  QueueSkeleton,
  type OrderTakenProps,
  type QueueEmptyProps,
  type QueueErrorProps,
  type QueueForbiddenProps,
} from './QueueState.tsx';
