export {
  photoShareMachine,
  selectIsSubmitting,
  selectIsSuccess,
  selectPhotoShareErrors,
  type PhotoShareContext,
  type PhotoShareEmitted,
  type PhotoShareErrors,
  type PhotoShareEvent,
  type PhotoShareField,
} from './photo-share.machine.ts';
