import type { Content, NewContent } from '@vetka/domain/content';
import { errorsClearAfterMs, successFlagMs } from '@vetka/domain/form';
import { fieldError } from '@vetka/domain/problem';
import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { unprovided } from '../actors/index.ts';
import { validationErrorsOf } from '../failure/failure.ts';

export type PhotoShareField = 'mediaFiles' | 'text';
/** Server validation errors, by field of the form. */
export type PhotoShareErrors = Partial<Record<PhotoShareField, string>>;

export interface PhotoShareContext {
  errors: PhotoShareErrors;
}

export type PhotoShareEvent =
  | { type: 'photoShare.submit'; content: NewContent }
  /** A field was changed: its error no longer applies. */
  | { type: 'photoShare.edit'; field: PhotoShareField };

export type PhotoShareEmitted =
  /** Carries the new post. The application shows the toast and clears the form and its files. */
  | { type: 'photoShare.succeeded'; message: string; content: Content }
  /** A 422 whose messages are already shown under the fields. */
  | { type: 'photoShare.refused'; error: unknown }
  /** Any other failure, for the common error handler. The typed values stay. */
  | { type: 'photoShare.failed'; error: unknown };

const succeeded = 'Успешно!';

const errorsOf = (error: unknown): PhotoShareErrors => {
  const errors = validationErrorsOf(error);
  const [mediaFiles, text] = [fieldError(errors, 'mediaFiles'), fieldError(errors, 'text')];
  return { ...(mediaFiles && { mediaFiles }), ...(text && { text }) };
};

const hasErrors = (errors: PhotoShareErrors): boolean => Object.keys(errors).length > 0;

const without = (errors: PhotoShareErrors, field: PhotoShareField): PhotoShareErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

/** Publishes a photo post. The form owns the typed values, `uploadsMachine` the files; this machine only sends. */
export const photoShareMachine = setup({
  types: {
    context: {} as PhotoShareContext,
    events: {} as PhotoShareEvent,
    emitted: {} as PhotoShareEmitted,
  },
  actors: { createContent: unprovided<Content, NewContent>('photoShareMachine', 'createContent') },
  delays: { successFlag: successFlagMs, errorsClear: errorsClearAfterMs },
  guards: {
    belongsToFields: (_, { error }: { error: unknown }) => hasErrors(errorsOf(error)),
    isMended: ({ context }) => !hasErrors(context.errors),
  },
  actions: {
    keepErrors: assign((_, { error }: { error: unknown }) => ({ errors: errorsOf(error) })),
    clearError: assign(({ context }, { field }: { field: PhotoShareField }) => ({
      errors: without(context.errors, field),
    })),
    clearErrors: assign({ errors: {} }),
    announceSucceeded: emit((_, { content }: { content: Content }) => ({
      type: 'photoShare.succeeded' as const,
      message: succeeded,
      content,
    })),
    announceRefused: emit((_, { error }: { error: unknown }) => ({ type: 'photoShare.refused' as const, error })),
    announceFailed: emit((_, { error }: { error: unknown }) => ({ type: 'photoShare.failed' as const, error })),
  },
}).createMachine({
  id: 'photoShare',
  context: { errors: {} },
  initial: 'idle',
  states: {
    idle: { on: { 'photoShare.submit': 'submitting' } },
    submitting: {
      entry: 'clearErrors',
      invoke: {
        id: 'createContent',
        src: 'createContent',
        input: ({ event }) => (event as Extract<PhotoShareEvent, { type: 'photoShare.submit' }>).content,
        onDone: {
          target: 'succeeded',
          actions: { type: 'announceSucceeded', params: ({ event }) => ({ content: event.output }) },
        },
        onError: [
          {
            guard: { type: 'belongsToFields', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [
              { type: 'keepErrors', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceRefused', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          { target: 'idle', actions: { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    succeeded: {
      after: { successFlag: 'idle' },
      on: { 'photoShare.submit': 'submitting' },
    },
    refused: {
      exit: 'clearErrors',
      after: { errorsClear: 'idle' },
      always: { guard: 'isMended', target: 'idle' },
      on: {
        'photoShare.submit': 'submitting',
        'photoShare.edit': { actions: { type: 'clearError', params: ({ event }) => ({ field: event.field }) } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof photoShareMachine>;

/** The submitting flag. */
export const selectIsSubmitting = (snapshot: Snapshot): boolean => snapshot.matches('submitting');
/** The success flag, cleared automatically after three seconds. */
export const selectIsSuccess = (snapshot: Snapshot): boolean => snapshot.matches('succeeded');
export const selectPhotoShareErrors = ({ context }: Snapshot): PhotoShareErrors => context.errors;
