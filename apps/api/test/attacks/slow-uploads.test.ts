import { request as httpRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { maxUploadBytes } from '@vetka/domain/media';
import { expect, test, vi } from 'vitest';
import { startTestApp } from '../app.ts';
import { cookieOf } from '../chatLine.ts';
import type { Visitor } from '../visitor.ts';

const api = await startTestApp();
const address = await api.listen();

/** A file of nearly 20 MB whose last bytes do not come. */
class SlowUpload {
  readonly answers: number[] = [];
  readonly #request: ClientRequest;
  #isCut = false;

  constructor(visitor: Visitor) {
    this.#request = httpRequest(`${address}/api/v1/media`, {
      method: 'POST',
      headers: { cookie: cookieOf(visitor), 'content-type': 'multipart/form-data; boundary=slow' },
    });
    this.#request.on('response', (answer: IncomingMessage) => {
      this.answers.push(answer.statusCode ?? 0);
      answer.resume();
    });
    // A refused upload is cut off, sometimes before its answer is read.
    this.#request.on('error', () => (this.#isCut = true));
  }

  get isRefused(): boolean {
    return this.#isCut || this.answers.includes(503);
  }

  async send(): Promise<void> {
    this.#request.write(
      '--slow\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    );
    const isFlushed = this.#request.write(Buffer.alloc(maxUploadBytes - 1024));
    // The rest of a refused upload is not read.
    const ends = ['drain', 'response', 'close'].map((event) => once(this.#request, event).catch(() => undefined));
    if (!isFlushed) await Promise.race(ends);
  }

  finish = (): void => void this.#request.end('\r\n--slow--\r\n');
  end = (): void => void this.#request.destroy();
}

const upload = (visitor: Visitor) => {
  const form = new FormData();
  form.append('file', new File(['not a picture'], 'a.png'));
  return visitor.post('media', form);
};

/** A busy machine needs seconds for these 240 MB. */
const patient = { timeout: 30_000 };

test('files that a person never finishes sending take a limited part of the memory, and others may upload', async () => {
  const [attacker, other] = [(await api.signIn()).visitor, (await api.signIn()).visitor];
  const slow = Array.from({ length: 12 }, () => new SlowUpload(attacker));
  for (const each of slow) await each.send();
  // Eight fit. Those that arrive at the same time may all be refused.
  await vi.waitFor(() => expect(slow.filter(({ isRefused }) => isRefused).length).toBeGreaterThanOrEqual(4), patient);
  expect((await upload(other)).status).toBe(422);
  for (const each of slow) each.end();
  // The memory of cut connections is free again.
  await vi.waitFor(async () => expect((await upload(attacker)).status).toBe(422), patient);
  const again = new SlowUpload(attacker);
  await again.send();
  again.finish();
  await vi.waitFor(() => expect(again.answers).toEqual([422]), patient);
}, 120_000);
