import { execFileSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { gate } from '../../../test/gate.ts';
import { hashPassword } from '../../platform/password.ts';
import { users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { visitor, user } = await api.signIn();
await api.db
  .update(users)
  .set({ passwordHash: await hashPassword('ветка-и-пион'), nickname: 'anna' })
  .where(eq(users.id, user.id));

const byPassword = (password: string) => api.visitor().post('auth/by-password', { login: 'anna', password });

function formOf(content: Buffer) {
  const form = new FormData();
  form.append('file', new File([content as BlobPart], 'a.png'));
  return form;
}

test('signing in and existing pictures do not wait for picture decoding', async () => {
  const content = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c0506a' } })
    .png()
    .toBuffer();
  const { body: ready } = await visitor.post<{ url: string }>('media', formOf(content));
  const { wait, release } = gate();
  const occupied = Array.from({ length: 2 }, () => api.app.media.pictures.run('upload', wait));
  let isAnswered = false;
  const waiting = visitor.post('media', formOf(content)).then((answer) => {
    isAnswered = true;
    return answer;
  });
  expect((await byPassword('ветка-и-пион')).status).toBe(200);
  expect((await api.app.inject(ready.url)).statusCode).toBe(200);
  expect(isAnswered).toBe(false);
  release();
  expect((await waiting).status).toBe(200);
  await Promise.all(occupied);
});

test('signing in does not use the thread pool of decoding and file access', async () => {
  // Opening a pipe for reading blocks a libuv thread until it is opened for writing.
  const pipe = path.join(api.dataDir, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
  const blocked = Array.from({ length: threads }, () => open(pipe, 'r'));
  const answers = [await byPassword('не та'), await byPassword('ветка-и-пион')];
  const end = openSync(pipe, 'r+');
  const opened = await Promise.all(blocked);
  closeSync(end);
  await Promise.all(opened.map((file) => file.close()));
  expect(answers.map(({ status }) => status)).toEqual([422, 200]);
});
