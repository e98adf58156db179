export { Timeline, type TimelineAhead, type TimelineEntry, type TimelineProps } from './Timeline.tsx';
