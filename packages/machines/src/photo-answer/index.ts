export {
  photoAnswerMachine,
  selectIsSendingAnswer,
  selectMaySend,
  type PhotoAnswerContext,
  type PhotoAnswerDraft,
  type PhotoAnswerEmitted,
  type PhotoAnswerEvent,
  type ShownPhoto,
} from './photo-answer.machine.ts';
