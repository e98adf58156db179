export {
  OrderBlock,
  OrderColumns,
  OrderHead,
  OrderProduct,
  StepBlock,
  type OrderBlockProps,
  type OrderHeadProps,
  type OrderProductProps,
  type StepBlockProps,
} from './OrderBlock.tsx';
