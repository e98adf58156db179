export { PhotoAnswer, type PhotoAnswerProps } from './PhotoAnswer.tsx';
