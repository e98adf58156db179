import { dailyUploads } from '@vetka/domain/media';
import {
  addressFactor,
  knownAccountFactor,
  writingKinds,
  writingLimits,
  type WritingKind,
} from '@vetka/domain/writing';

const minute = 60;
const tenMinutes = 600;
const day = 86_400;

/**
 * What is counted together: a person in all sessions (a guest's session, or their address if there is none), an address,
 * or a key chosen by the caller.
 */
type Scope = 'session' | 'address' | 'key';

export interface Limit {
  scope: Scope;
  /** Maximum in the window. */
  max: number;
  windowSeconds: number;
  /** Guards a password, a code or storage: counted in PostgreSQL, so it holds without Redis and across replicas. */
  isGuard?: true;
}

type WritingLimitName = `${WritingKind}OfPerson` | `${WritingKind}FromAddress`;

/** Writing. A new account uses up its limit `knownAccountFactor` times faster than others. */
const writing = Object.fromEntries(
  writingKinds.flatMap((kind) => {
    const { max, windowSeconds } = writingLimits[kind];
    const limit = { scope: 'key', max: max * knownAccountFactor, windowSeconds } as const;
    return [
      [`${kind}OfPerson`, limit],
      [`${kind}FromAddress`, { ...limit, max: limit.max * addressFactor }],
    ];
  }),
) as Record<WritingLimitName, { scope: 'key' } & Limit>;

/** All limits of the API. docs/limits.md explains each. */
export const limits = {
  // Everything.
  anything: { scope: 'key', max: 1200, windowSeconds: minute },
  anythingWithoutSession: { scope: 'key', max: 12_000, windowSeconds: minute },
  anythingFromAddress: { scope: 'address', max: 60_000, windowSeconds: minute },
  newSessions: { scope: 'address', max: 3000, windowSeconds: tenMinutes },
  // Passwords and codes.
  passwordOfAccount: { scope: 'key', max: 10, windowSeconds: tenMinutes, isGuard: true },
  passwordOnDevice: { scope: 'key', max: 10, windowSeconds: tenMinutes, isGuard: true },
  passwordFromAddress: { scope: 'key', max: 300, windowSeconds: tenMinutes, isGuard: true },
  codeFromAddress: { scope: 'key', max: 300, windowSeconds: tenMinutes, isGuard: true },
  couponFromAddress: { scope: 'key', max: 100, windowSeconds: tenMinutes, isGuard: true },
  secondFactor: { scope: 'key', max: 5, windowSeconds: tenMinutes, isGuard: true },
  handoverCode: { scope: 'key', max: 10, windowSeconds: tenMinutes, isGuard: true },
  coupons: { scope: 'session', max: 10, windowSeconds: tenMinutes },
  settings: { scope: 'session', max: 10, windowSeconds: tenMinutes, isGuard: true },
  confirmationsToEmail: { scope: 'key', max: 5, windowSeconds: day, isGuard: true },
  // Expensive work, or content visible to others.
  consents: { scope: 'address', max: 1200, windowSeconds: tenMinutes },
  addresses: { scope: 'session', max: 120, windowSeconds: minute },
  addressesFromAddress: { scope: 'key', max: 5_000, windowSeconds: day, isGuard: true },
  addressesOfAll: { scope: 'key', max: 100_000, windowSeconds: day, isGuard: true },
  uploads: { scope: 'session', max: 60, windowSeconds: minute },
  uploadedFiles: { scope: 'key', max: dailyUploads.files * knownAccountFactor, windowSeconds: day, isGuard: true },
  uploadedKilobytes: {
    scope: 'key',
    max: dailyUploads.kilobytes * knownAccountFactor,
    windowSeconds: day,
    isGuard: true,
  },
  gifts: { scope: 'address', max: 300, windowSeconds: tenMinutes },
  giftAnswers: { scope: 'key', max: 20, windowSeconds: tenMinutes },
  orders: { scope: 'session', max: 60, windowSeconds: minute },
  payments: { scope: 'session', max: 60, windowSeconds: minute },
  untrustedNotifications: { scope: 'key', max: 1000, windowSeconds: day, isGuard: true },
  writing: { scope: 'session', max: 20, windowSeconds: minute },
  views: { scope: 'address', max: 3000, windowSeconds: minute },
  saves: { scope: 'session', max: 120, windowSeconds: minute },
  dataCopies: { scope: 'key', max: 1, windowSeconds: 3600, isGuard: true },
  chatEvents: { scope: 'key', max: 300, windowSeconds: minute },
  ...writing,
} as const satisfies Record<string, Limit>;

/**
 * SMS codes are counted by the rows of those sent. Of an address only unused codes count, and wrong tries at them, so
 * many people behind one address can sign in.
 */
export const codeLimits = {
  perPhoneADay: 5,
  unusedPerAddressAnHour: 300,
  /** An address beyond it gets no new codes. */
  wrongPerAddressADay: 100,
  wrongPerPhoneAWeek: 25,
  /** Tries of each code beyond either: guessing is slower, and people who have the right code can still sign in. */
  triesOfGuessed: 2,
} as const;

export type LimitName = keyof typeof limits;
/** Limits that a route may use: the request identifies the key to count. */
export type RouteLimitName = {
  [N in LimitName]: (typeof limits)[N]['scope'] extends 'key' ? never : N;
}[LimitName];
