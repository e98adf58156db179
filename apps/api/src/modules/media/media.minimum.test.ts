import type { UploadedFile } from '@vetka/domain/media';
import type { Problem } from '@vetka/domain/problem';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';

const api = await startTestApp();
const { visitor } = await api.signIn();

async function upload(width: number, height: number): Promise<number> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#c0506a' } });
  const form = new FormData();
  form.append('file', new File([await picture.png().toBuffer()], 'a.png'));
  return (await visitor.post<UploadedFile>('media', form)).body.mediaFileId;
}

const tooSmall = (size: string) => `Выберите изображение лучшего качества. Минимальный размер изображения: ${size}`;

test('VAL-11: a profile picture has at least 160 pixels a side', async () => {
  const refused = await visitor.put<Problem>('profile/avatar', { mediaFileId: await upload(160, 159) });
  expect([refused.status, refused.body.errors]).toEqual([422, { mediaFileId: [tooSmall('160x160')] }]);
  expect((await visitor.put('profile/avatar', { mediaFileId: await upload(160, 160) })).status).toBe(200);
});

test('VAL-11: a shared photo has at least 320 pixels a side', async () => {
  const mediaFiles = [await upload(320, 320), await upload(319, 400)];
  const refused = await visitor.post<Problem>('account/editor/content', { text: 'Пионы', mediaFiles });
  expect([refused.status, refused.body.errors]).toEqual([422, { mediaFiles: [tooSmall('320x320')] }]);
  const { status } = await visitor.post('account/editor/content', {
    text: 'Пионы',
    mediaFiles: mediaFiles.slice(0, 1),
  });
  expect(status).toBe(200);
});
