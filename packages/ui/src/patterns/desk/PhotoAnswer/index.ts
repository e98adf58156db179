export { PhotoAnswer, type PhotoAnswerProps } from './PhotoAnswer.tsx';
export type { RedoDraft } from './RedoForm.tsx';
