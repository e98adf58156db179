export { Step, Steps, type StepProps, type StepsProps, type StepState } from './Steps.tsx';
