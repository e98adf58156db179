import type { AnswerPhoto, OrderMaking, OrderPhoto, PhotoReason } from '@vetka/domain/desk';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { unprovided } from '../actors/index.ts';

/** The customer's wishes. Kept by the application until they are sent. */
export interface PhotoAnswerDraft {
  reasons: PhotoReason[];
  words: string;
}

export type ShownPhoto = Pick<OrderPhoto, 'id' | 'mayRedo' | 'answer'>;

export interface PhotoAnswerContext {
  photo: ShownPhoto;
  draft: PhotoAnswerDraft;
}

export type PhotoAnswerEvent =
  | { type: 'photoAnswer.like' }
  /** «Переделать»; only where the photo may be redone. */
  | { type: 'photoAnswer.redo' }
  | { type: 'photoAnswer.edit'; draft: PhotoAnswerDraft }
  /** Back to the question; the draft stays. */
  | { type: 'photoAnswer.back' }
  | { type: 'photoAnswer.send' }
  /** The photo was reloaded from the server: a new one, or one that is answered. */
  | { type: 'photoAnswer.replace'; photo: ShownPhoto };

export type PhotoAnswerEmitted =
  /** For the application to store. An empty draft is removed. */
  | { type: 'photoAnswer.drafted'; draft: PhotoAnswerDraft }
  | { type: 'photoAnswer.answered'; answer: AnswerPhoto['answer']; making: OrderMaking }
  | { type: 'photoAnswer.failed'; error: unknown };

const emptyDraft: PhotoAnswerDraft = { reasons: [], words: '' };

const hasWish = ({ reasons, words }: PhotoAnswerDraft): boolean => reasons.length > 0 || words.trim() !== '';

const likeOf = ({ photo }: PhotoAnswerContext): AnswerPhoto => ({
  photoId: photo.id,
  answer: 'LIKED',
  ...emptyDraft,
});

const redoOf = ({ photo, draft }: PhotoAnswerContext): AnswerPhoto => ({
  photoId: photo.id,
  answer: 'REDO',
  reasons: draft.reasons,
  words: draft.words.trim(),
});

const isAnswered = (photo: ShownPhoto): boolean => photo.answer !== null;

/** The customer's answer to a photo of the order: «Нравится», or once «Переделать» with a text. */
export const photoAnswerMachine = setup({
  types: {
    input: {} as { photo: ShownPhoto; draft?: PhotoAnswerDraft },
    context: {} as PhotoAnswerContext,
    events: {} as PhotoAnswerEvent,
    emitted: {} as PhotoAnswerEmitted,
  },
  actors: { sendAnswer: unprovided<OrderMaking, AnswerPhoto>('photoAnswerMachine', 'sendAnswer') },
  guards: {
    isAnswered: ({ context }) => isAnswered(context.photo),
    mayRedo: ({ context }) => context.photo.mayRedo,
    hasWish: ({ context }) => hasWish(context.draft),
    isOther: ({ context }, { photo }: { photo: ShownPhoto }) =>
      photo.id !== context.photo.id || isAnswered(photo) !== isAnswered(context.photo),
  },
  actions: {
    keepDraft: assign((_, { draft }: { draft: PhotoAnswerDraft }) => ({ draft })),
    forgetDraft: assign({ draft: emptyDraft }),
    replace: assign((_, { photo }: { photo: ShownPhoto }) => ({ photo })),
    announceDraft: emit(({ context }) => ({ type: 'photoAnswer.drafted' as const, draft: context.draft })),
    announceAnswered: emit((_, { answer, making }: { answer: AnswerPhoto['answer']; making: OrderMaking }) => ({
      type: 'photoAnswer.answered' as const,
      answer,
      making,
    })),
    announceFailed: emit((_, { error }: { error: unknown }) => ({ type: 'photoAnswer.failed' as const, error })),
  },
}).createMachine({
  id: 'photoAnswer',
  context: ({ input }) => ({ photo: input.photo, draft: input.draft ?? emptyDraft }),
  initial: 'asked',
  on: {
    'photoAnswer.replace': {
      guard: { type: 'isOther', params: ({ event }) => ({ photo: event.photo }) },
      target: '.asked',
      actions: { type: 'replace', params: ({ event }) => ({ photo: event.photo }) },
    },
  },
  states: {
    asked: {
      always: { guard: 'isAnswered', target: 'answered' },
      on: { 'photoAnswer.like': 'liking', 'photoAnswer.redo': { guard: 'mayRedo', target: 'redoing' } },
    },
    redoing: {
      on: {
        'photoAnswer.edit': {
          actions: [{ type: 'keepDraft', params: ({ event }) => ({ draft: event.draft }) }, 'announceDraft'],
        },
        'photoAnswer.back': 'asked',
        'photoAnswer.send': { guard: 'hasWish', target: 'sendingRedo' },
      },
    },
    liking: {
      invoke: {
        id: 'sendLike',
        src: 'sendAnswer',
        input: ({ context }) => likeOf(context),
        onDone: {
          target: 'answered',
          actions: {
            type: 'announceAnswered',
            params: ({ event }) => ({ answer: 'LIKED', making: event.output }),
          },
        },
        onError: {
          target: 'asked',
          actions: { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sendingRedo: {
      invoke: {
        id: 'sendRedo',
        src: 'sendAnswer',
        input: ({ context }) => redoOf(context),
        onDone: {
          target: 'answered',
          actions: [
            'forgetDraft',
            'announceDraft',
            { type: 'announceAnswered', params: ({ event }) => ({ answer: 'REDO', making: event.output }) },
          ],
        },
        onError: {
          target: 'redoing',
          actions: { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // A new photo starts a new question.
    answered: {},
  },
});

type Snapshot = SnapshotFrom<typeof photoAnswerMachine>;

export const selectIsSendingAnswer = (snapshot: Snapshot): boolean =>
  snapshot.matches('liking') || snapshot.matches('sendingRedo');

/** Whether the wish has a text, so that it can be sent. */
export const selectMaySend = ({ context }: Snapshot): boolean => hasWish(context.draft);
