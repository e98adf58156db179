export { CompositionList, type CompositionListProps } from './CompositionList.tsx';
