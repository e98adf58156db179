export { Sprig, SprigSteps, type SprigProps, type SprigStepsProps } from './Sprig.tsx';
