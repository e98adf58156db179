import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';

/**
 * Measures signing in by password and loading an existing picture while photos are being uploaded.
 *
 *   pnpm bench:uploads [--count 30] [--megabytes 10]
 *
 * Starts its own shop with temporary data (run `pnpm build` first), and prints one JSON line.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '30' }, megabytes: { type: 'string', default: '10' } },
});
const count = Number(values.count);
const bytes = Number(values.megabytes) * 2 ** 20;
const barMs = 1000;
const person = { login: 'anna-pokrovka', password: 'vetka-demo' };

let visitors = 0;
const { UPLOADS_URL, UPLOADS_COOKIE } = process.env;
if (UPLOADS_URL && UPLOADS_COOKIE) await uploadAll(UPLOADS_URL, UPLOADS_COOKIE);
else await withShop(measure);

/** The uploads run in a separate process, so that sending them does not delay the measured sign-ins. */
async function uploadAll(url: string, cookie: string): Promise<void> {
  const photo = pngOf(bytes);
  const sendOne = async () => process.send?.((await upload(url, cookie, photo)).status);
  await Promise.all(Array.from({ length: count }, sendOne));
}

async function withShop(work: (url: string) => Promise<void>): Promise<void> {
  const shop = spawn(process.execPath, ['scripts/shop.ts', '--trusted-proxies', '1'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, RATE_LIMIT: '1000000', LOGIN_LIMIT: '10000' },
  });
  try {
    await work(await addressOfShop(shop.stdout));
  } finally {
    shop.kill('SIGTERM');
  }
}

async function addressOfShop(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const message = JSON.parse(line) as { ready?: boolean; url?: string };
    if (message.ready && message.url) return message.url;
  }
  throw new Error('The shop exited before it was ready.');
}

async function measure(url: string): Promise<void> {
  const cookie = await signIn(url);
  const photo = pngOf(bytes);
  const ready = await uploadedAddress(url, cookie, photo);
  const alone = { signInMs: await timed(() => signIn(url)), pictureMs: await timed(() => read(url + ready)) };
  const answers: Record<string, number> = {};
  const uploads = { inFlight: count };
  const started = performance.now();
  const env = { ...process.env, UPLOADS_URL: url, UPLOADS_COOKIE: cookie };
  fork(import.meta.filename, process.argv.slice(2), { env }).on('message', (status: number) => {
    answers[status] = (answers[status] ?? 0) + 1;
    uploads.inFlight -= 1;
  });
  const signIns: number[] = [];
  const pictures: number[] = [];
  while (uploads.inFlight > 0) {
    signIns.push(await timed(() => signIn(url)));
    pictures.push(await timed(() => read(url + ready)));
  }
  const slowest = Math.max(...signIns);
  const during = { signIns: signIns.length, slowestSignInMs: slowest, slowestPictureMs: Math.max(...pictures) };
  const allMs = Math.round(performance.now() - started);
  const file = `${(photo.length / 2 ** 20).toFixed(1)} MB`;
  console.log(JSON.stringify({ count, file, alone, during, answers, allMs, pass: slowest <= barMs }));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return Math.round(performance.now() - started);
}

/** Each from another address: sign-ins of one address are limited to 30 a minute. */
async function signIn(url: string): Promise<string> {
  visitors += 1;
  const answer = await fetch(`${url}/api/v1/auth/by-password`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}`,
    },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

function upload(url: string, cookie: string, photo: Buffer): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([photo as BlobPart], 'photo.png'));
  return fetch(`${url}/api/v1/media`, { method: 'POST', headers: { cookie, origin: url }, body: form });
}

async function uploadedAddress(url: string, cookie: string, photo: Buffer): Promise<string> {
  const answer = await upload(url, cookie, photo);
  if (!answer.ok) throw new Error(`The upload failed with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { url: string }).url;
}

async function read(address: string): Promise<void> {
  await (await fetch(address)).arrayBuffer();
}

/** A truecolour PNG of noise of about the given size: noise does not compress. */
function pngOf(weight: number): Buffer {
  const side = Math.floor(Math.sqrt(weight / 3));
  const row = side * 3 + 1;
  const pixels = randomBytes(row * side);
  for (let y = 0; y < side; y += 1) pixels[y * row] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(pixels)), chunk('IEND')]);
}

function chunk(name: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
