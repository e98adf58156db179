import { readFile } from 'node:fs/promises';
import type { UploadedFile } from '@vetka/domain/media';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { media, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { visitor, user } = await api.signIn();

const picture = (width = 40, height = 20) => sharp({ create: { width, height, channels: 3, background: '#c0506a' } });
const formOf = (content: Buffer | string, name = 'роза.png', type?: string) => {
  const form = new FormData();
  if (type !== undefined) form.append('type', type);
  form.append('file', new File([content as BlobPart], name));
  return form;
};
const sendImage = (content: Buffer | string, name?: string) =>
  visitor.post<UploadedFile>('media', formOf(content, name));
const refused = async (sent: ReturnType<typeof sendImage>) => {
  const { status, body } = await sent;
  return [status, (body as { errors?: unknown }).errors];
};
const notAnImage = [422, { file: ['Выберите другое изображение'] }];
const notAFile = [422, { file: ['Выберите другой файл. Максимальный размер файла: 20Мб'] }];

test('AOT-07: a picture gets a random name and belongs to its uploader', async () => {
  const { status, body } = await sendImage(await picture().png().toBuffer());
  expect(status).toBe(200);
  expect(body, 'REC-26: an uploaded file').toMatchObject({
    id: expect.any(Number),
    mediaFileId: body.id,
    type: 'image',
    filename: 'роза.png',
    image: body.url,
    url: body.url,
    path: expect.stringMatching(/^images\//),
  });
  expect(body.url).toMatch(/^\/media\/images\/[0-9a-f]{32}\.png$/);
  const stored = await api.app.inject(body.url);
  expect(stored.headers['content-type']).toBe('image/png');
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 40, height: 20 });
  const [row] = await api.db.select().from(media).where(eq(media.id, body.id));
  expect(row).toMatchObject({ ownerUserId: user.id, type: 'IMAGE', width: 40, height: 20 });
});

describe('an upload belongs to', () => {
  const market = createMarketFixture(api);
  const line = createDeskLine(api);
  const sendTo = async (person: Visitor, query: string) =>
    person.post<UploadedFile>(`media${query}`, formOf(await picture().png().toBuffer(), 'роза.png'));

  test('ENU-17: its person, a shop whose people may all use it, or the platform', async () => {
    const shop = await market.seller();
    const { slug } = shop.service;
    const owner = await line.employ(shop.id, 'OWNER');
    const courier = await line.employ(shop.id, 'COURIER');
    expect((await sendTo(courier.visitor, '')).body.ownerScope).toBe('USER');
    const { body: ofShop } = await sendTo(courier.visitor, `?service=${slug}`);
    expect(ofShop).toMatchObject({ ownerScope: 'SERVICE' });
    const { id } = await market.product(shop);
    const use = (mediaFileId: number) =>
      owner.visitor.put(`desk/${slug}/products/${id}`, { version: 1, photos: [{ mediaFileId, alt: '' }] });
    expect((await use((await sendTo(courier.visitor, '')).body.id)).status, 'a colleague’s own').toBe(422);
    expect((await use(ofShop.id)).status).toBe(200);
    const admin = await api.signIn();
    await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, admin.user.id));
    expect((await sendTo(admin.visitor, '?isPlatform=true')).body.ownerScope).toBe('PLATFORM');
    expect((await sendTo(admin.visitor, `?service=${slug}`)).status, 'a shop of others').toBe(404);
    expect((await sendTo(courier.visitor, '?isPlatform=true')).status).toBe(404);
  });
});

test('a photo is rotated upright and loses its location', async () => {
  const photo = await picture()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await sendImage(photo, 'photo.jpg');
  const stored = await api.app.inject(body.url);
  const metadata = await sharp(stored.rawPayload).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation ?? 1).toBe(1);
});

test('a file that is only named like a picture is refused, and so is a broken picture', async () => {
  const whole = await picture(400, 400).png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  expect(await refused(sendImage(svg, 'a.png'))).toEqual(notAnImage);
  expect(await refused(sendImage(await picture().webp().toBuffer(), 'a.png'))).toEqual(notAnImage);
  expect(await refused(sendImage('%PDF-1.7', 'a.png'))).toEqual(notAnImage);
  expect(await refused(sendImage(whole.subarray(0, 60)))).toEqual(notAnImage);
  expect(await refused(sendImage(''))).toEqual(notAnImage);
});

test('a PNG keeps every colour of every pixel', async () => {
  const raw = { width: 64, height: 64, channels: 3 } as const;
  const photo = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251));
  const { body } = await sendImage(await sharp(photo, { raw }).png().toBuffer());
  const stored = await api.app.inject(body.url);
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ isPalette: false, channels: 3 });
  expect(await sharp(stored.rawPayload).raw().toBuffer()).toEqual(photo);
});

const tooLarge = 'Выберите другое изображение: не больше 12000 пикселей по стороне и 50 мегапикселей всего';
const tooNarrow = 'Выберите другое изображение: одна сторона не может быть длиннее другой больше чем в 20 раз';
test.each([
  ['10001 by 5000', 10_001, 5000, tooLarge],
  ['12001 by 1000', 12_001, 1000, tooLarge],
  ['1 by 2000000', 1, 2_000_000, tooLarge],
  ['10 by 201', 10, 201, tooNarrow],
])('a picture of %s pixels is refused by its header', async (_, width, height, message) => {
  const content = await picture(width, height).png().toBuffer();
  // A file without pixel data cannot be decoded, so the answer comes from the header alone.
  const header = content.subarray(0, content.indexOf('IDAT') + 12);
  expect(await refused(sendImage(header))).toEqual([422, { file: [message] }]);
});

test('a picture of 10 by 200 pixels is accepted', async () => {
  expect((await sendImage(await picture(10, 200).png().toBuffer())).status).toBe(200);
});

test('VAL-06: one byte more than 20 megabytes is refused', async () => {
  const whole = await picture().jpeg().toBuffer();
  const padded = (size: number) => Buffer.concat([whole, Buffer.alloc(size - whole.length)]);
  for (const megabytes of [12, 20]) {
    const { status } = await sendImage(padded(megabytes * 2 ** 20), 'a.jpg');
    expect(status, 'VAL-08: between 10 and 20 megabytes a file is accepted').toBe(200);
  }
  expect(await refused(sendImage(padded(20 * 2 ** 20 + 1), 'a.jpg'))).toEqual(notAnImage);
});

test('AOT-08: a document is stored in its folder and is downloaded rather than displayed', async () => {
  const form = formOf('%PDF-1.7 устав', '..\\устав.pdf', 'legal-info');
  const { status, body } = await visitor.post<UploadedFile>('media/upload/file', form);
  expect(status).toBe(200);
  expect(body).toMatchObject({ type: 'document', filename: 'устав.pdf', image: '' });
  expect(body.path).toMatch(/^files\/legal-info\/[0-9a-f]{32}\.pdf$/);
  const { status: read, headers } = await visitor.get(body.url);
  expect(read).toBe(200);
  expect(headers['content-disposition']).toBe(
    `attachment; filename="?????.pdf"; filename*=UTF-8''${encodeURIComponent('устав.pdf')}`,
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
});

const zipped = (name: string) => readFile(new URL(`../../../test/documents/${name}`, import.meta.url));
const openDocument = async (name: string) => {
  const { status, body } = await visitor.post<UploadedFile>(
    'media/upload/file',
    formOf(await zipped(name), 'x', 'chat'),
  );
  return [status, body.type, body.path?.split('.').at(-1)];
};

test('office documents are recognised by their content, not by their names', async () => {
  expect(await openDocument('order.docx')).toEqual([200, 'document', 'docx']);
  expect(await openDocument('order.xlsx')).toEqual([200, 'document', 'xlsx']);
  // The same workbook with a macro, and an archive of anything.
  expect(await openDocument('macro.xlsm')).toEqual([422, undefined, undefined]);
  expect(await openDocument('archive.zip')).toEqual([422, undefined, undefined]);
});

test('plain text is recognised by its name, unless its bytes are not text', async () => {
  const send = (content: string, name: string) =>
    visitor.post<UploadedFile>('media/upload/file', formOf(content, name, 'chat'));
  expect((await send('Пионы, 9 штук\r\n', 'список.TXT')).body.path).toMatch(/\.txt$/);
  expect((await send('цветок;штук\nпион;9', 'список.csv')).body.path).toMatch(/\.csv$/);
  for (const [content, name] of [
    ['MZ\0\u0001', 'список.txt'],
    ['', 'пусто.txt'],
    ['alert(1)', 'список.js'],
  ] as const) {
    expect(await refused(send(content, name))).toEqual(notAFile);
  }
});

test('AOT-08: an uploaded file is readable by its uploader alone until it is sent to somebody', async () => {
  const { body } = await visitor.post<UploadedFile>('media/upload/file', formOf('Список', 'список.txt', 'chat'));
  const { visitor: stranger } = await api.signIn();
  expect((await visitor.get(body.url)).status).toBe(200);
  expect((await stranger.get(body.url)).status).toBe(404);
  expect((await api.visitor().get(body.url)).status).toBe(404);
  const encoded = body.url.replace('/files/', '/files%2F');
  expect((await api.visitor().get(encoded)).status).toBe(404);
  const { headers } = await visitor.get(body.url);
  expect(headers['cache-control'], 'nobody keeps a copy for the next person').toBe('private, no-cache');
  const again = await visitor.get(body.url, { headers: { 'if-none-match': String(headers.etag) } });
  expect(again.status).toBe(304);
});

test('a picture may be uploaded as a file; HTML and an unknown folder may not', async () => {
  const png = await picture().png().toBuffer();
  const send = (form: FormData) => visitor.post<UploadedFile>('media/upload/file', form);
  expect((await send(formOf(png, 'a.png', 'chat'))).body.type).toBe('image');
  expect(await refused(send(formOf('<html>', 'a.pdf', 'chat')))).toEqual(notAFile);
  const { status, body } = await send(formOf(png, 'a.png', '../demo'));
  expect([status, Object.keys((body as unknown as { errors: object }).errors)]).toEqual([422, ['type']]);
});

test('guests cannot upload, and a body that is not a form is refused', async () => {
  expect((await api.visitor().post('media', formOf('x'))).status).toBe(401);
  expect((await visitor.post('media', { file: 'x' })).status).toBe(415);
  const { status, body } = await visitor.post('media', new FormData());
  expect([status, body.errors]).toEqual([422, { file: ['Поле обязательно для заполнения'] }]);
});
