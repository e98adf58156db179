import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lockedPackages, type PublishedVersion } from './lockedPackages.ts';

/** The body that `npm publish` and `pnpm publish` send. */
interface Publication {
  name: string;
  versions: Record<string, PublishedVersion>;
  'dist-tags': Record<string, string>;
  _attachments: Record<string, { data: string }>;
}

interface PublishedPackage {
  versions: Map<string, PublishedVersion>;
  tags: Record<string, string>;
}

export interface Registry {
  /** With a slash at its end. */
  url: string;
  /** Published packages by name. */
  published: ReadonlyMap<string, PublishedPackage>;
  close: () => void;
}

const sha512 = (bytes: Buffer): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A refusal of the registry, with its status. */
class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * A registry of npm packages on a free port: publishing with a token, packuments, tags, archives. Packages of others are
 * those of our lockfile; their archives come from the store of this machine.
 */
export async function startRegistry({ token }: { token: string }): Promise<Registry> {
  const published = new Map<string, PublishedPackage>();
  const archives = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof Refused ? error.status : 500;
      respond(response, status, { error: String(error instanceof Error ? error.message : error) });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const locked = lockedPackages(url);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = decodeURIComponent(new URL(request.url ?? '/', url).pathname.slice(1));
    if (request.method === 'PUT') {
      if (request.headers.authorization !== `Bearer ${token}`) throw new Refused(401, 'sign in to publish');
      publish(JSON.parse(await readBody(request)));
      return respond(response, 201, { ok: true });
    }
    const archive = archives.get(path);
    if (archive) return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(archive);
    if (path.startsWith('-/')) return respond(response, 200, {});
    respond(response, 200, packument(path));
  }

  function publish({ name, versions, 'dist-tags': tags, _attachments: attachments }: Publication): void {
    const known = published.get(name) ?? { versions: new Map<string, PublishedVersion>(), tags: {} };
    const [attachment] = Object.values(attachments);
    for (const [version, manifest] of Object.entries(versions)) {
      if (known.versions.has(version)) throw new Refused(403, `${name}@${version} is published already`);
      const bytes = Buffer.from(attachment?.data ?? '', 'base64');
      if (sha512(bytes) !== manifest.dist.integrity) throw new Refused(400, `${name}@${version} is damaged`);
      const path = `${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
      archives.set(path, bytes);
      known.versions.set(version, { ...manifest, dist: { ...manifest.dist, tarball: url + path } });
    }
    published.set(name, { ...known, tags: { ...known.tags, ...tags } });
  }

  function packument(name: string) {
    const own = published.get(name);
    const versions = own ? [...own.versions.values()] : locked.get(name);
    if (!versions) throw new Refused(404, `${name} is not here`);
    const latest = versions.at(-1)?.version ?? '';
    return {
      name,
      'dist-tags': { latest, ...own?.tags },
      versions: Object.fromEntries(versions.map((each) => [each.version, each])),
      time: Object.fromEntries(versions.map((each) => [each.version, '2026-01-01T00:00:00.000Z'])),
    };
  }

  return { url, published, close: () => server.close() };
}

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
