import { request as httpRequest } from 'node:http';
import type { UploadedFile } from '@vetka/domain/media';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startTestApp } from '../app.ts';
import { cookieOf } from '../chatLine.ts';

const api = await startTestApp({ env: { PUBLIC_URL: 'https://vetka.example' } });
const address = await api.listen();
const { visitor } = await api.signIn();

const script = '<script>alert(document.domain)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;

function formOf(content: Uint8Array | string, name: string, type: string, folder?: string): FormData {
  const form = new FormData();
  if (folder !== undefined) form.append('type', folder);
  form.append('file', new File([content as BlobPart], name, { type }));
  return form;
}
const sendImage = (content: Uint8Array | string, name: string, type: string) =>
  visitor.post<UploadedFile>('media', formOf(content, name, type));
const sendFile = (content: Uint8Array | string, name: string, type = '', folder = 'chat') =>
  visitor.post<UploadedFile>('media/upload/file', formOf(content, name, type, folder));

test.each([
  ['SVG', svg, 'rose.svg', 'image/svg+xml'],
  ['SVG named PNG', svg, 'rose.png', 'image/png'],
  ['HTML named JPEG', `<!doctype html>${script}`, 'rose.jpg', 'image/jpeg'],
  ['GIF with a script', `GIF89a/*${script}*/`, 'rose.gif', 'image/gif'],
  [
    'PNG signature before HTML',
    Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(script)]),
    'a.png',
    'image/png',
  ],
])('%s is not stored as a picture', async (_, content, name, type) => {
  expect((await sendImage(content, name, type)).status).toBe(422);
});

test('a picture keeps nothing of the script that was hidden in it', async () => {
  const base = sharp({ create: { width: 32, height: 32, channels: 3, background: '#c0506a' } });
  const commented = await base
    .withExif({ IFD0: { ImageDescription: script } })
    .jpeg()
    .toBuffer();
  const { status, body } = await sendImage(Buffer.concat([commented, Buffer.from(script)]), 'rose.html', 'text/html');
  expect([status, body.url]).toEqual([200, expect.stringMatching(/\.jpg$/)]);
  const stored = await api.app.inject(body.url);
  expect(stored.headers['content-type']).toBe('image/jpeg');
  expect(stored.rawPayload.includes('alert')).toBe(false);
});

test.each([
  ['HTML named text', `<!doctype html>${script}`, 'устав.txt'],
  ['SVG named CSV', svg, 'прайс.csv'],
  ['PDF before HTML', `%PDF-1.7\n${script}`, 'устав.html'],
])('%s is downloaded as bytes, without a type that a browser would run', async (_, content, name) => {
  const { status, body } = await sendFile(content, name, 'text/html');
  expect(status).toBe(200);
  const { headers } = await visitor.get(body.url);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'content-disposition': expect.stringMatching(/^attachment;/),
  });
  expect(body.url).toMatch(/\.(txt|csv|pdf)$/);
});

const mb = 2 ** 20;
test.each([
  ['a list of types', '[Content_Types].xml'],
  ['a type', 'mimetype'],
  ['a document', 'word/document.xml'],
])('an archive whose %s inflates to 64 megabytes is not unpacked', async (_, name) => {
  const bomb = zipSync({ [name]: new Uint8Array(64 * mb).fill(0x20) }, { level: 6 });
  expect(bomb.length).toBeLessThan(mb);
  const before = process.memoryUsage.rss();
  const { status } = await sendFile(bomb, 'договор.docx');
  expect(status).toBe(422);
  expect((process.memoryUsage.rss() - before) / mb).toBeLessThan(48);
});

test('a file is stored under a name of ours, whatever its own name and folder are', async () => {
  const names = [
    '../../../etc/cron.d/x.txt',
    '..\\..\\x.txt',
    '/etc/passwd.txt',
    'a\0b.txt',
    '.htaccess.txt',
    `${'я'.repeat(400)}.txt`,
  ];
  for (const name of names) {
    const { status, body } = await sendFile('Пионы', name);
    expect([name, status]).toEqual([name, 200]);
    expect(body.path).toMatch(/^files\/chat\/[0-9a-f]{32}\.txt$/);
    expect(body.filename).not.toMatch(/[/\\\0]/);
  }
  for (const folder of ['../images', 'a/b', '.', '', '%2e%2e', 'Chat']) {
    expect([folder, (await sendFile('Пионы', 'a.txt', '', folder)).status]).toEqual([folder, 422]);
  }
});

/** A form whose bytes are ours, as no browser would send it. */
async function sendRaw(disposition: string) {
  const boundary = 'attack';
  const payload = [
    `--${boundary}\r\nContent-Disposition: form-data; name="type"\r\n\r\nchat\r\n`,
    `--${boundary}\r\nContent-Disposition: ${disposition}\r\nContent-Type: text/plain\r\n\r\nПионы\r\n`,
    `--${boundary}--\r\n`,
  ].join('');
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/v1/media/upload/file',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    cookies: Object.fromEntries(visitor.cookies),
    payload,
  });
  return { status: response.statusCode, body: response.json<UploadedFile>() };
}

test.each([
  ['an encoded line break', `form-data; name="file"; filename="a%0D%0ASet-Cookie:%20vetka_session=x%0D%0A.txt"`],
  ['quotes and semicolons', String.raw`form-data; name="file"; filename="a\"; filename=evil.html; x=\".txt"`],
  ['marks that turn the text around', 'form-data; name="file"; filename="a\u202Etxt.exe\u202D.txt"'],
])('a name with %s adds no header to the answer', async (_, disposition) => {
  const { status, body } = await sendRaw(disposition);
  expect(status).toBe(200);
  const { headers } = await visitor.get(body.url);
  expect(headers['set-cookie']).toBeUndefined();
  // Without quoted parts nothing of the name is left.
  const parameters = String(headers['content-disposition']).replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
  expect(parameters).toMatch(/^attachment; filename=(?:""|[\w.-]+)(?:; filename\*=UTF-8''[\w%.!~-]+)?$/);
  expect(body.filename).not.toMatch(/\p{C}/u);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/%0D%0ASet-Cookie:x=1\r\n',
  '/\t/evil.example',
  'javascript:alert(1)',
  '\\\\evil.example',
  '/ /evil.example',
  '@evil.example',
  '.evil.example',
])('a return from the bank to %j stays on the site', async (to) => {
  const { headers, statusCode } = await api.app.inject(`/api/v1/payments/return/1?to=${encodeURIComponent(to)}`);
  expect(statusCode).toBe(303);
  const { location } = headers;
  expect(new URL(String(location)).origin).toBe('https://vetka.example');
  expect(headers['set-cookie']).toBeUndefined();
});

test('addresses that climb out of the folder of files are not found', async () => {
  const paths = [
    '../package.json',
    '..%2fpackage.json',
    '%2e%2e/%2e%2e/etc/passwd',
    'files%2fchat/x.txt',
    'a/../../x',
    '....//x',
  ];
  for (const path of paths) {
    // Not `inject` or `fetch`, which would resolve the dots.
    const status = await new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(address);
      const headers = { cookie: cookieOf(visitor) };
      httpRequest({ hostname, port, path: `/media/${path}`, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
    expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code === 404 || code === 400)]);
  }
});

test('a host of somebody else leads nobody there', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const { headers: answer } = await api.app.inject({ url: '/api/v1/payments/return/1?to=/catalog', headers });
  expect(answer.location).toBe('https://vetka.example/catalog');
  const person = await api.signIn();
  await person.visitor.put(
    'profile/email',
    { email: 'host@example.ru' },
    { headers: { ...headers, origin: 'https://vetka.example' } },
  );
  const letter = api.outside.mail.sent.find(({ to }) => to === 'host@example.ru');
  expect(letter?.html).toContain('https://vetka.example/my/email#');
  expect(`${letter?.html}${letter?.text}`).not.toContain('evil.example');
});
