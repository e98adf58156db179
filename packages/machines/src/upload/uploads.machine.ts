import { assign, emit, enqueueActions, setup } from 'xstate';
import { uploadMachine } from './upload.machine.ts';
import type { PixelSize, UploadItem, UploadReport } from './upload.types.ts';

export interface UploadsInput {
  /** Most files in the list; `Infinity` where any number will do. */
  limit: number;
  /** The smallest picture that will do. @default any */
  minimum?: PixelSize;
}

export interface UploadsContext {
  items: UploadItem[];
  /** Most files in the list. */
  limit: number;
  minimum: PixelSize | null;
  /** Files that were ever added: the source of ids. */
  count: number;
}

export type UploadsEvent =
  | { type: 'uploads.add'; files: readonly File[] }
  | { type: 'uploads.retry'; id: string }
  | { type: 'uploads.remove'; id: string }
  /** A file changes its place; `place` is counted from 0 without it. */
  | { type: 'uploads.move'; id: string; place: number }
  | { type: 'uploads.clear' }
  | UploadReport;

export type UploadsEmitted =
  /** A file did not get there. After a refusal of the API it is gone from the list; otherwise it can be tried again. */
  | { type: 'uploads.failed'; id: string; error: unknown }
  /** For the log only. */
  | { type: 'uploads.logged'; id: string; error: unknown }
  /** More files were chosen than the list takes; those over it were left out. */
  | { type: 'uploads.exceeded'; limit: number; leftOut: number };

const isBusy = ({ status }: UploadItem): boolean => ['checking', 'measuring', 'uploading', 'waiting'].includes(status);

const moved = (items: readonly UploadItem[], id: string, place: number): UploadItem[] => {
  const others = items.filter((item) => item.id !== id);
  const own = items.filter((item) => item.id === id);
  return [...others.slice(0, place), ...own, ...others.slice(place)];
};

const newItem = (id: string, file: File): UploadItem => ({
  id,
  file,
  status: 'checking',
  progress: 0,
  message: null,
  uploaded: null,
});

/** Several files at once, each with a machine of its own. */
export const uploadsMachine = setup({
  types: {
    input: {} as UploadsInput,
    context: {} as UploadsContext,
    events: {} as UploadsEvent,
    emitted: {} as UploadsEmitted,
  },
  actors: { upload: uploadMachine },
  guards: {
    isBusy: ({ context }) => context.items.some(isBusy),
    isSettled: ({ context }) => !context.items.some(isBusy),
    isListed: ({ context }, { id }: { id: string }) => context.items.some((item) => item.id === id),
    isRemoved: (_, { item }: { item: UploadItem }) => item.status === 'removed',
  },
  actions: {
    add: enqueueActions(({ context, enqueue, self }, { files }: { files: readonly File[] }) => {
      const taken = files
        .slice(0, Math.max(0, context.limit - context.items.length))
        .map((file, index) => newItem(`upload-${context.count + index + 1}`, file));
      enqueue.assign({ items: [...context.items, ...taken], count: context.count + taken.length });
      const minimum = context.minimum ?? undefined;
      taken.forEach(({ id, file }) => {
        enqueue.spawnChild('upload', { id, input: { id, file, minimum, parent: self } });
      });
      if (taken.length < files.length) {
        enqueue.emit({ type: 'uploads.exceeded', limit: context.limit, leftOut: files.length - taken.length });
      }
    }),
    forward: enqueueActions(({ enqueue }, { id, type }: { id: string; type: 'upload.retry' | 'upload.remove' }) => {
      enqueue.sendTo(id, { type });
    }),
    move: assign(({ context }, { id, place }: { id: string; place: number }) => ({
      items: moved(context.items, id, place),
    })),
    removeAll: enqueueActions(({ context, enqueue }) => {
      context.items.forEach(({ id }) => enqueue.stopChild(id));
      enqueue.assign({ items: [] });
    }),
    // A report of a file that has been cleared away meanwhile finds nothing to replace.
    keepItem: assign(({ context }, { item }: { item: UploadItem }) => ({
      items: context.items.map((kept) => (kept.id === item.id ? item : kept)),
    })),
    dropItem: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
      enqueue.assign({ items: context.items.filter((item) => item.id !== id) });
      enqueue.stopChild(id);
    }),
    announceFailed: emit((_, { id, error }: { id: string; error: unknown }) => ({
      type: 'uploads.failed' as const,
      id,
      error,
    })),
    log: emit((_, { id, error }: { id: string; error: unknown }) => ({ type: 'uploads.logged' as const, id, error })),
  },
}).createMachine({
  id: 'uploads',
  context: ({ input }) => ({
    items: [],
    limit: input.limit,
    minimum: input.minimum ?? null,
    count: 0,
  }),
  initial: 'settled',
  on: {
    'uploads.add': { actions: { type: 'add', params: ({ event }) => event } },
    'uploads.retry': {
      guard: { type: 'isListed', params: ({ event }) => event },
      actions: { type: 'forward', params: ({ event }) => ({ id: event.id, type: 'upload.retry' }) },
    },
    'uploads.remove': {
      guard: { type: 'isListed', params: ({ event }) => event },
      actions: { type: 'forward', params: ({ event }) => ({ id: event.id, type: 'upload.remove' }) },
    },
    'uploads.move': { actions: { type: 'move', params: ({ event }) => event } },
    'uploads.clear': { actions: 'removeAll' },
    'uploads.report': [
      {
        guard: { type: 'isRemoved', params: ({ event }) => event },
        actions: { type: 'dropItem', params: ({ event }) => ({ id: event.item.id }) },
      },
      { actions: { type: 'keepItem', params: ({ event }) => ({ item: event.item }) } },
    ],
    'uploads.reportFailure': { actions: { type: 'announceFailed', params: ({ event }) => event } },
    'uploads.reportLog': { actions: { type: 'log', params: ({ event }) => event } },
  },
  states: {
    settled: { always: { guard: 'isBusy', target: 'busy' } },
    busy: { always: { guard: 'isSettled', target: 'settled' } },
  },
});
