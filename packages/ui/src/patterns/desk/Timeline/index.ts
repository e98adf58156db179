export { Timeline, type TimelineAhead, type TimelineProps } from './Timeline.tsx';
