import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieOptions } from './session-cookie.ts';

/**
 * Browsers that have signed in before, by a signed cookie (OWASP, "Slow Down Online Guessing Attacks with Device
 * Cookies"). It opens nothing: it only keeps strangers' failures from locking the owner out.
 */
const deviceCookieName = 'vetka_device';

const yearMs = 365 * 86_400_000;
/** People who share a browser; the least recent one is forgotten. */
const mostPeople = 5;

export interface Device {
  /** Random; guesses of one device are counted by it. */
  id: string;
  /** Who has signed in here, latest first. */
  userIds: readonly number[];
}

const macOf = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`device:${payload}`).digest('base64url');

const isEqual = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The device of a request; undefined for an unknown one and for a cookie that we have not signed. */
export function readDevice({ cookies }: FastifyRequest, { secret }: Config): Device | undefined {
  const match = /^([\w-]{22})\.(\d[\d-]*)\.([\w-]{43})$/.exec(cookies[deviceCookieName] ?? '');
  const [, id = '', people = '', mac = ''] = match ?? [];
  if (!match || !isEqual(mac, macOf(`${id}.${people}`, secret))) return undefined;
  return { id, userIds: people.split('-').map(Number) };
}

/** Remembers in the browser that this person has signed in there. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, config: Config, userId: number): void {
  const known = readDevice(request, config);
  const id = known?.id ?? randomBytes(16).toString('base64url');
  const others = known?.userIds.filter((each) => each !== userId) ?? [];
  const payload = `${id}.${[userId, ...others].slice(0, mostPeople).join('-')}`;
  const value = `${payload}.${macOf(payload, config.secret)}`;
  const expires = new Date(Date.now() + yearMs);
  reply.setCookie(deviceCookieName, value, { ...cookieOptions(request, config), expires });
}
