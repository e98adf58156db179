/**
 * Everybody who may send a call. `owner` is whose object the call names: the customer of the order, the writer of the
 * article, the person invited. The people of a shop work for `world.shop`; the dismissed one did.
 */
export const actors = [
  'guest',
  'stranger',
  'owner',
  'shopOwner',
  'shopManager',
  'shopSeller',
  'shopCourier',
  'shopDismissed',
  'otherShopOwner',
  'administration',
] as const;
export type Actor = (typeof actors)[number];

/** What a cell of the matrix expects: any success, or the status of the refusal. */
export type Verdict = 'allowed' | 401 | 403 | 404 | 409 | 415 | 422;
export type Verdicts = Readonly<Record<Actor, Verdict>>;

/** The same for everybody but the named actors. */
export const everybody = (verdict: Verdict, exceptions: Partial<Verdicts> = {}): Verdicts => ({
  ...(Object.fromEntries(actors.map((actor) => [actor, verdict])) as Record<Actor, Verdict>),
  ...exceptions,
});

/** Those who work for the shop now, by role. */
export const workers = {
  shopOwner: 'allowed',
  shopManager: 'allowed',
  shopSeller: 'allowed',
  shopCourier: 'allowed',
} as const satisfies Partial<Verdicts>;

/** Guests too. */
export const anyone = everybody('allowed');
/** Everybody but guests. */
export const signedIn = everybody('allowed', { guest: 401 });
/** The owner alone; for the others the object is not there. */
export const ownerOnly = everybody(404, { guest: 401, owner: 'allowed' });
/** Nobody: guests are asked to sign in, the others are refused. */
export const nobody = (verdict: Verdict): Verdicts => everybody(verdict, { guest: 401 });
/** Where a thing is hidden, whoever may call at all is told that it is not there. */
export const hiddenFrom = (verdicts: Verdicts): Verdicts =>
  Object.fromEntries(actors.map((actor) => [actor, verdicts[actor] === 401 ? 401 : 404])) as unknown as Verdicts;
