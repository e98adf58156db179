import { randomBytes } from 'node:crypto';
import { uploadMessages, type UploadedFile } from '@vetka/domain/media';
import type { FastifyInstance } from 'fastify';
import { invalid } from '../../platform/http/refusal.ts';
import { mediaBase, privateFolder } from '../../platform/media-file.ts';
import type { Owner } from './media.owner.ts';
import * as repository from './media.repository.ts';
import { prepareDocument, prepareImage, type PreparedFile } from './media.upload.ts';
import type { MediaStore, StoredFile } from './media-store.ts';
import { PictureQueue } from './picture-queue.ts';

/** Renders a picture stored as a description (`media.source`) to WebP bytes. */
export type DrawPicture = (source: unknown) => Promise<Buffer>;

/** The original name of a file, without folders and unprintable characters. */
const nameOf = (file: Blob): string =>
  (file instanceof File ? file.name : '')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .slice(-200) || 'file';

/** Stored files: uploads, and pictures drawn on first request. */
export class MediaService {
  readonly store: MediaStore;
  /** Decoding and drawing are queued here; existing files bypass the queue. */
  readonly pictures = new PictureQueue();
  readonly #app: FastifyInstance;
  readonly #drawPicture: DrawPicture | undefined;
  /** Drawings in progress: a page requests the same picture in several sizes at once. */
  readonly #drawing = new Map<string, Promise<boolean>>();

  constructor(app: FastifyInstance, store: MediaStore, drawPicture: DrawPicture | undefined) {
    this.#app = app;
    this.#drawPicture = drawPicture;
    this.store = store;
  }

  /** Opens the file of a key, drawing it first if needed. */
  async open(key: string): Promise<StoredFile | undefined> {
    const stored = await this.store.open(key);
    if (stored) return stored;
    return (await this.#drawOnce(key)) ? this.store.open(key) : undefined;
  }

  /**
   * Stores a picture for its owner. @throws Refusal 422 on `file` when it is not a picture or is too large; 503 when busy
   */
  async uploadImage(owner: Owner, file: Blob): Promise<UploadedFile> {
    const prepared = await prepareImage(file, this.pictures);
    if (!prepared) throw invalid({ file: uploadMessages.image }, 'media.image');
    return this.#keep(owner, 'images', file, prepared);
  }

  /** Stores a person's picture or document. @throws Refusal 422 on `file`; 503 when busy */
  async uploadFile(userId: number, folder: string, file: Blob): Promise<UploadedFile> {
    const prepared = (await prepareImage(file, this.pictures)) ?? (await prepareDocument(file, nameOf(file)));
    if (!prepared) throw invalid({ file: uploadMessages.file }, 'media.file');
    return this.#keep({ ownerScope: 'USER', ownerUserId: userId }, `${privateFolder}/${folder}`, file, prepared);
  }

  async #keep(owner: Owner, folder: string, file: Blob, prepared: PreparedFile): Promise<UploadedFile> {
    const { content, extension, ...kept } = prepared;
    const key = `${folder}/${randomBytes(16).toString('hex')}.${extension}`;
    const filename = nameOf(file);
    // A file gets its row only once it is stored. A file without a row cannot be found.
    await this.store.save(key, content);
    const row = { ...kept, ...owner, key, filename, byteSize: content.length };
    const id = await repository.insertUpload(this.#app.db, row);
    const url = `${mediaBase}/${key}`;
    const isImage = kept.type === 'IMAGE';
    return {
      id,
      image: isImage ? url : '',
      path: key,
      mediaFileId: id,
      filename,
      url,
      type: isImage ? 'image' : 'document',
      ownerScope: owner.ownerScope,
    };
  }

  #drawOnce(key: string): Promise<boolean> {
    const running = this.#drawing.get(key);
    if (running) return running;
    const drawing = this.#draw(key).finally(() => this.#drawing.delete(key));
    this.#drawing.set(key, drawing);
    return drawing;
  }

  async #draw(key: string): Promise<boolean> {
    const draw = this.#drawPicture;
    const source = draw && (await repository.findSource(this.#app.db, key));
    if (!source) return false;
    await this.store.save(key, await this.pictures.run('drawing', () => draw(source)));
    return true;
  }
}
