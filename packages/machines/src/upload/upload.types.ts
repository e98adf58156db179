import type { PixelSize, UploadedFile } from '@vetka/domain/media';
import type { AnyActorRef } from 'xstate';

export type { PixelSize };

/** How a file goes out. `onProgress` is told the share that has gone, 0 to 1. */
export interface SendInput {
  file: File;
  onProgress: (share: number) => void;
}

export interface UploadInput {
  id: string;
  file: File;
  /** The smallest picture that will do; none by default. */
  minimum?: PixelSize | undefined;
  /** Who is told of every change: the list that the file is in. */
  parent?: AnyActorRef | undefined;
}

export interface UploadContext {
  id: string;
  file: File;
  minimum: PixelSize | null;
  parent: AnyActorRef | null;
  /** Share that has gone, 0 to 1. */
  progress: number;
  /** Why the file was refused, in Russian. */
  message: string | null;
  uploaded: UploadedFile | null;
  error: unknown;
  /** How often a busy server has sent the file away in a row. */
  busyAnswers: number;
}

export type UploadEvent =
  | { type: 'upload.retry' }
  | { type: 'upload.remove' }
  /** From the actor that sends. */
  | { type: 'upload.progress'; share: number };

export type UploadEmitted =
  /** The file did not get there. Told of every failure; after a refusal of the API the file is gone as well. */
  | { type: 'upload.failed'; id: string; error: unknown }
  /** For the log only. */
  | { type: 'upload.logged'; id: string; error: unknown };

/** What is true of a file now: the states of its machine. */
export type UploadStatus =
  | 'checking'
  | 'measuring'
  | 'uploading'
  /** The server is busy; the file is sent again in a few seconds. */
  | 'waiting'
  | 'uploaded'
  | 'refused'
  | 'failed'
  | 'removed';

/** A file as lists show it. */
export interface UploadItem {
  id: string;
  file: File;
  status: UploadStatus;
  /** Share that has gone, 0 to 1. */
  progress: number;
  /** Why the file was refused, in Russian. */
  message: string | null;
  uploaded: UploadedFile | null;
}

/** What a file tells its list. */
export type UploadReport =
  | { type: 'uploads.report'; item: UploadItem }
  | { type: 'uploads.reportFailure'; id: string; error: unknown }
  | { type: 'uploads.reportLog'; id: string; error: unknown };
