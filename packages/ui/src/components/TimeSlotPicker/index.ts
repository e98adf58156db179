export { TimeSlotPicker, type TimeSlotPickerProps, type TimeSlot } from './TimeSlotPicker.tsx';
