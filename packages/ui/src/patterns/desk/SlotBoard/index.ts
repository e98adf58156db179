export { finishedDays, queueSlots, slotHours, type QueueSlot, type ServiceTime } from '../queueSlots.ts';
export { SlotBoard, type SlotBoardProps } from './SlotBoard.tsx';
