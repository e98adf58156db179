export { MoneyBlock, type MoneyBlockProps } from './MoneyBlock.tsx';
