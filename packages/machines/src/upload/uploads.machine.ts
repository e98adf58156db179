import { assign, emit, enqueueActions, setup } from 'xstate';
import { uploadMachine } from './upload.machine.ts';
import type { Accepted, PixelSize, UploadItem, UploadReport } from './upload.types.ts';

export interface UploadsInput {
  /** Maximum number of files; `Infinity` for no limit. */
  limit: number;
  /** @default 'pictures' */
  accepted?: Accepted;
  /** Minimum picture size. @default any */
  minimum?: PixelSize;
}

export interface UploadsContext {
  items: UploadItem[];
  /** Maximum number of files. */
  limit: number;
  accepted: Accepted;
  minimum: PixelSize | null;
  /** Number of files ever added; generates ids. */
  count: number;
}

export type UploadsEvent =
  | { type: 'uploads.add'; files: readonly File[] }
  | { type: 'uploads.retry'; id: string }
  | { type: 'uploads.remove'; id: string }
  /** Moves a file; `place` is its new index, counted without the file itself. */
  | { type: 'uploads.move'; id: string; place: number }
  | { type: 'uploads.clear' }
  | UploadReport;

export type UploadsEmitted =
  /** An upload failed. After a refusal by the API the file is removed from the list; otherwise it can be retried. */
  | { type: 'uploads.failed'; id: string; error: unknown }
  /** For the log only. */
  | { type: 'uploads.logged'; id: string; error: unknown }
  /** More files were chosen than the list accepts; the excess was left out. */
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

/** Several uploads at once, each with its own machine. */
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
      const { accepted } = context;
      const minimum = context.minimum ?? undefined;
      taken.forEach(({ id, file }) => {
        enqueue.spawnChild('upload', { id, input: { id, file, accepted, minimum, parent: self } });
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
    // A report from a file that has been removed meanwhile is ignored.
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
    accepted: input.accepted ?? 'pictures',
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
