import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { crc32, deflateSync } from 'node:zlib';

/**
 * How long a sign-in by password and a ready picture take while photos are being uploaded.
 *
 *   pnpm bench:uploads [--count 30] [--megabytes 10]
 *
 * Starts a shop of its own with throwaway data (`pnpm build:web` first), and prints one JSON line.
 */
const { values } = parseArgs({
  options: { count: { type: 'string', default: '30' }, megabytes: { type: 'string', default: '10' } },
});
const count = Number(values.count);
const bytes = Number(values.megabytes) * 2 ** 20;
const barMs = 1000;
const person = { login: 'anna-pokrovka', password: 'vetka-demo' };

const shop = spawn(process.execPath, ['scripts/shop.ts', '--trusted-proxies', '1'], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  env: { ...process.env, RATE_LIMIT: '1000000', LOGIN_LIMIT: '10000' },
});
try {
  await measure(await addressOfShop());
} finally {
  shop.kill('SIGTERM');
}

async function addressOfShop(): Promise<string> {
  for await (const line of createInterface({ input: shop.stdout })) {
    const message = JSON.parse(line) as { ready?: boolean; url?: string };
    if (message.ready && message.url) return message.url;
  }
  throw new Error('The shop ended before it was ready.');
}

async function measure(url: string): Promise<void> {
  const cookie = await signIn(url);
  const photo = pngOf(bytes);
  const ready = await uploadedAddress(url, cookie, photo);
  const alone = { signInMs: await timed(() => signIn(url)), pictureMs: await timed(() => read(url + ready)) };
  let inFlight = count;
  const statuses: number[] = [];
  const started = performance.now();
  const uploads = Array.from({ length: count }, async () => {
    statuses.push((await upload(url, cookie, photo)).status);
    inFlight -= 1;
  });
  const signIns: number[] = [];
  const pictures: number[] = [];
  while (inFlight > 0) {
    signIns.push(await timed(() => signIn(url)));
    pictures.push(await timed(() => read(url + ready)));
  }
  await Promise.all(uploads);
  const slowest = Math.max(...signIns);
  const answers = Object.fromEntries(Map.groupBy(statuses, String).entries().map(([code, all]) => [code, all.length]));
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

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/by-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}: ${await answer.text()}`);
  return answer.headers.getSetCookie().map((each) => each.split(';')[0]).join('; ');
}

function upload(url: string, cookie: string, photo: Buffer): Promise<Response> {
  const form = new FormData();
  form.append('file', new File([photo as BlobPart], 'photo.png'));
  return fetch(`${url}/api/v1/media`, { method: 'POST', headers: { cookie, origin: url }, body: form });
}

async function uploadedAddress(url: string, cookie: string, photo: Buffer): Promise<string> {
  const answer = await upload(url, cookie, photo);
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { url: string }).url;
}

async function read(address: string): Promise<void> {
  await (await fetch(address)).arrayBuffer();
}

/** A truecolour PNG of noise, about as heavy as told: noise does not compress. */
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
