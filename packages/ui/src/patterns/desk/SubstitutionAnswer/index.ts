export { SubstitutionAnswer, type SubstitutionAnswerProps } from './SubstitutionAnswer.tsx';
