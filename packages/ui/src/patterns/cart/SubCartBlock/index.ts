export { SubCartBlock, type SubCartBlockProps } from './SubCartBlock.tsx';
