import { photoAnswerMachine } from '@vetka/machines/photo-answer';
import { notesOf } from './machineNotes.ts';

export const photoAnswer = notesOf({
  machine: photoAnswerMachine,
  name: 'photoAnswerMachine',
  entry: 'photo-answer',
  title: 'Ответ на фото',
  lead: 'Покупатель отвечает на снимок букета: «Нравится» или один раз «Переделать» со словами. Написанное не пропадает, пока не отправлено.',
  states: {
    asked: 'Снимок ждёт ответа',
    redoing: 'Покупатель пишет, что изменить',
    liking: 'Отправляем «Нравится»',
    sendingRedo: 'Отправляем просьбу переделать',
    answered: 'Ответ есть; новый снимок спросит снова',
  },
  events: {
    'photoAnswer.like': '«Нравится»',
    'photoAnswer.redo': '«Переделать»; только если ещё можно',
    'photoAnswer.edit': 'Изменили причины или слова',
    'photoAnswer.back': 'Назад к вопросу; черновик остаётся',
    'photoAnswer.send': 'Отправить просьбу; нужна причина или слова',
    'photoAnswer.replace': 'Снимок пришёл с сервера: новый или уже с ответом',
  },
  emits: {
    'photoAnswer.drafted': 'Сохранить черновик; пустой – убрать',
    'photoAnswer.answered': 'Ответ принят',
    'photoAnswer.failed': 'Обработчику ошибок',
  },
});
