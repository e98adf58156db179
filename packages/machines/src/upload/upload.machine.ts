import { isSmallerThan, uploadMessages, type UploadedFile } from '@vetka/domain/media';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { unprovided } from '../actors/index.ts';
import { isApiRefusal, isBusyAnswer } from '../failure/failure.ts';
import { refusalOf } from './upload.checks.ts';
import type {
  PixelSize,
  SendInput,
  UploadContext,
  UploadEmitted,
  UploadEvent,
  UploadInput,
  UploadReport,
  UploadStatus,
} from './upload.types.ts';

const noSize: PixelSize = { width: 0, height: 0 };
/** Delay before retrying a busy server (ms). */
const busyPauseMs = 5000;
/** Maximum automatic retries of a file. */
const maxBusyRetries = 3;

const reportOf = ({ id, file, progress, message, uploaded }: UploadContext, status: UploadStatus): UploadReport => ({
  type: 'uploads.report',
  item: { id, file, status, progress, message, uploaded },
});

/**
 * Uploads one file: validates, sends, and retries after network failures. A file refused by the API is removed; one
 * without a response stays and can be retried. A busy server (429, 503) is retried a few times automatically.
 */
export const uploadMachine = setup({
  types: {
    input: {} as UploadInput,
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as UploadEmitted,
  },
  actors: {
    /** Dimensions of a picture. Invoked only where there is a minimum size. */
    measure: unprovided<PixelSize, File>('uploadMachine', 'measure'),
    send: unprovided<UploadedFile, SendInput>('uploadMachine', 'send'),
  },
  delays: { busyPause: busyPauseMs },
  guards: {
    mayWait: ({ context }, { error }: { error: unknown }) =>
      isBusyAnswer(error) && context.busyAnswers < maxBusyRetries,
    isRefused: ({ context }) => refusalOf(context.file, context.accepted) !== null,
    hasMinimum: ({ context }) => context.minimum !== null,
    isTooSmall: ({ context }, { size }: { size: PixelSize }) =>
      context.minimum !== null && isSmallerThan(size, context.minimum),
    isApiRefusal: (_, { error }: { error: unknown }) => isApiRefusal(error) && !isBusyAnswer(error),
  },
  actions: {
    refuse: assign(({ context }) => ({ message: refusalOf(context.file, context.accepted) })),
    refuseSize: assign(({ context }) => {
      const { width, height } = context.minimum ?? noSize;
      return { message: uploadMessages.tooSmall(width, height) };
    }),
    startOver: assign({ progress: 0, error: null }),
    countBusyAnswer: assign(({ context }) => ({ busyAnswers: context.busyAnswers + 1, progress: 0 })),
    forgetBusyAnswers: assign({ busyAnswers: 0 }),
    keepProgress: assign((_, { share }: { share: number }) => ({ progress: Math.min(1, Math.max(0, share)) })),
    keepUploaded: assign((_, { uploaded }: { uploaded: UploadedFile }) => ({ uploaded, progress: 1 })),
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    report: enqueueActions(({ context, enqueue }, { status }: { status: UploadStatus }) => {
      if (context.parent) enqueue.sendTo(context.parent, reportOf(context, status));
    }),
    reportFailure: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      if (context.parent) enqueue.sendTo(context.parent, { type: 'uploads.reportFailure', id: context.id, error });
    }),
    reportLog: enqueueActions(({ context, enqueue }, { error }: { error: unknown }) => {
      if (context.parent) enqueue.sendTo(context.parent, { type: 'uploads.reportLog', id: context.id, error });
    }),
    announceFailed: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'upload.failed' as const,
      id: context.id,
      error,
    })),
    log: emit(({ context }, { error }: { error: unknown }) => ({
      type: 'upload.logged' as const,
      id: context.id,
      error,
    })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    id: input.id,
    file: input.file,
    accepted: input.accepted ?? 'pictures',
    minimum: input.minimum ?? null,
    parent: input.parent ?? null,
    progress: 0,
    message: null,
    uploaded: null,
    error: null,
    busyAnswers: 0,
  }),
  initial: 'checking',
  on: { 'upload.remove': '.removed' },
  states: {
    checking: {
      always: [
        { guard: 'isRefused', target: 'refused', actions: 'refuse' },
        { guard: 'hasMinimum', target: 'measuring' },
        { target: 'uploading' },
      ],
    },
    measuring: {
      entry: { type: 'report', params: { status: 'measuring' } },
      invoke: {
        id: 'measure',
        src: 'measure',
        input: ({ context }) => context.file,
        onDone: [
          {
            guard: { type: 'isTooSmall', params: ({ event }) => ({ size: event.output }) },
            target: 'refused',
            actions: 'refuseSize',
          },
          { target: 'uploading' },
        ],
        // A picture that cannot be measured has size zero, below any minimum.
        onError: {
          target: 'refused',
          actions: [
            { type: 'log', params: ({ event }) => ({ error: event.error }) },
            { type: 'reportLog', params: ({ event }) => ({ error: event.error }) },
            'refuseSize',
          ],
        },
      },
    },
    uploading: {
      entry: ['startOver', { type: 'report', params: { status: 'uploading' } }],
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, self }) => ({
          file: context.file,
          onProgress: (share) => self.send({ type: 'upload.progress', share }),
        }),
        onDone: {
          target: 'uploaded',
          actions: { type: 'keepUploaded', params: ({ event }) => ({ uploaded: event.output }) },
        },
        onError: [
          {
            guard: { type: 'mayWait', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
            actions: 'countBusyAnswer',
          },
          {
            guard: { type: 'isApiRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'removed',
            actions: [
              { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
              { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
              { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
      on: {
        'upload.progress': {
          actions: [
            { type: 'keepProgress', params: ({ event }) => ({ share: event.share }) },
            { type: 'report', params: { status: 'uploading' } },
          ],
        },
      },
    },
    waiting: {
      entry: { type: 'report', params: { status: 'waiting' } },
      after: { busyPause: 'uploading' },
    },
    uploaded: { entry: { type: 'report', params: { status: 'uploaded' } } },
    failed: {
      entry: { type: 'report', params: { status: 'failed' } },
      on: { 'upload.retry': { target: 'uploading', actions: 'forgetBusyAnswers' } },
    },
    refused: { entry: { type: 'report', params: { status: 'refused' } } },
    removed: { type: 'final', entry: { type: 'report', params: { status: 'removed' } } },
  },
});
