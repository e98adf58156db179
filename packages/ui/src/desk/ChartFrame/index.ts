export { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
