export { DisputeAnswer, DisputeView, type DisputeAnswerProps, type DisputeViewProps } from './DisputeAnswer.tsx';
