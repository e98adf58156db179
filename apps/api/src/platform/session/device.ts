import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { secretsOf, type Config } from '../config.ts';
import { readCookie, setCookie } from './session-cookie.ts';

/**
 * Browsers that have signed in before, identified by a signed cookie (OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies"). It grants no access: it only keeps others' failed attempts from locking out the owner.
 */
const cookieName = 'vetka_device';

const yearMs = 365 * 86_400_000;
/** Maximum people sharing a browser; the least recent one is dropped. */
const maxPeople = 5;

export interface Device {
  /** Random; the attempts of one device are counted by it. */
  id: string;
  /** People who have signed in here, latest first. */
  userIds: readonly number[];
}

const macOf = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`device:${payload}`).digest('base64url');

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The device of a request; undefined when it is unknown or the cookie's signature is invalid. */
export function readDevice(request: FastifyRequest, config: Config): Device | undefined {
  const match = /^([\w-]{22})\.(\d[\d-]*)\.([\w-]{43})$/.exec(readCookie(cookieName, request, config) ?? '');
  const [, id = '', people = '', mac = ''] = match ?? [];
  const isOurs = secretsOf(config).some((secret) => isEqual(mac, macOf(`${id}.${people}`, secret)));
  if (!match || !isOurs) return undefined;
  return { id, userIds: people.split('-').map(Number) };
}

/** Records in the browser that this person has signed in there. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, config: Config, userId: number): void {
  const known = readDevice(request, config);
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const others = known?.userIds.filter((each) => each !== userId) ?? [];
  const payload = `${id}.${[userId, ...others].slice(0, maxPeople).join('-')}`;
  const value = `${payload}.${macOf(payload, config.secret)}`;
  const expires = new Date(Date.now() + yearMs);
  setCookie(cookieName, value, { request, reply, config }, { expires });
}
