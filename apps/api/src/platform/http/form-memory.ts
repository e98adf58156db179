import { maxUploadBytes, uploadMessages } from '@vetka/domain/media';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** Eight of the largest files, or an album of 30 usual photos. */
const perPerson = 8.5 * maxUploadBytes;
/**
 * Of everybody together. Files are in memory until they are stored, and a slow connection keeps them there for minutes.
 * A replica has some 500 MB for them and for decoding.
 */
const perProcess = 16 * maxUploadBytes;

const busy = () => new Refusal(503, 'media.busy', uploadMessages.busy);

/** How much memory the files of unfinished requests take, by person. */
const held = new Map<number | null, number>();
let total = 0;

/**
 * Counts the bytes of a request's files until it is answered or its connection ends.
 * @returns counts more; throws Refusal 503 when the person, or everybody together, holds too many
 */
export function holdMemory({ session }: FastifyRequest, { raw }: FastifyReply): (bytes: number) => void {
  const { userId } = session;
  let own = 0;
  const count = (bytes: number): void => {
    own += bytes;
    total += bytes;
    const ofPerson = (held.get(userId) ?? 0) + bytes;
    if (ofPerson > 0) held.set(userId, ofPerson);
    else held.delete(userId);
  };
  const release = (): void => count(-own);
  raw.once('finish', release);
  raw.once('close', release);
  return (bytes) => {
    count(bytes);
    if (total > perProcess || (held.get(userId) ?? 0) > perPerson) throw busy();
  };
}
