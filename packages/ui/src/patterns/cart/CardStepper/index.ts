export { CardStepper, type CardStepperProps } from './CardStepper.tsx';
