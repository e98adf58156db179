import type { PixelSize, UploadedFile } from '@vetka/domain/media';
import type { AnyActorRef } from 'xstate';

export type { PixelSize };

/** Which files a list takes: pictures, or documents as well. */
export type Accepted = 'pictures' | 'files';

/** Uploads a file. `onProgress` receives the fraction sent, 0 to 1. */
export interface SendInput {
  file: File;
  onProgress: (share: number) => void;
}

export interface UploadInput {
  id: string;
  file: File;
  /** @default 'pictures' */
  accepted?: Accepted | undefined;
  /** Minimum picture size; none by default. */
  minimum?: PixelSize | undefined;
  /** The parent list, notified of every change. */
  parent?: AnyActorRef | undefined;
}

export interface UploadContext {
  id: string;
  file: File;
  accepted: Accepted;
  minimum: PixelSize | null;
  parent: AnyActorRef | null;
  /** Fraction sent, 0 to 1. */
  progress: number;
  /** Why the file was refused, in Russian. */
  message: string | null;
  uploaded: UploadedFile | null;
  error: unknown;
  /** Consecutive times that a busy server rejected the file. */
  busyAnswers: number;
}

export type UploadEvent =
  | { type: 'upload.retry' }
  | { type: 'upload.remove' }
  /** From the upload actor. */
  | { type: 'upload.progress'; share: number };

export type UploadEmitted =
  /** The upload failed. After a refusal by the API the file is removed as well. */
  | { type: 'upload.failed'; id: string; error: unknown }
  /** For the log only. */
  | { type: 'upload.logged'; id: string; error: unknown };

/** Status of a file: the states of its machine. */
export type UploadStatus =
  | 'checking'
  | 'measuring'
  | 'uploading'
  /** The server is busy; the file is retried in a few seconds. */
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
  /** Fraction sent, 0 to 1. */
  progress: number;
  /** Why the file was refused, in Russian. */
  message: string | null;
  uploaded: UploadedFile | null;
}

/** Events from a file to its list. */
export type UploadReport =
  | { type: 'uploads.report'; item: UploadItem }
  | { type: 'uploads.reportFailure'; id: string; error: unknown }
  | { type: 'uploads.reportLog'; id: string; error: unknown };
