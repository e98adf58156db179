/**
 * Everyone who may send a request. The `owner` owns the object named in it: the customer of the order, the author of
 * the article, the invited person. Employees of a shop work for `world.shop`; the dismissed one used to.
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

/** The expected result: any success, or the status of the refusal. */
export type Verdict = 'allowed' | 401 | 403 | 404 | 406 | 409 | 415 | 422;
export type Verdicts = Readonly<Record<Actor, Verdict>>;

/** The same verdict for everyone except the named actors. */
export const everybody = (verdict: Verdict, exceptions: Partial<Verdicts> = {}): Verdicts => ({
  ...(Object.fromEntries(actors.map((actor) => [actor, verdict])) as Record<Actor, Verdict>),
  ...exceptions,
});

/** Current employees of the shop, by role. */
export const workers = {
  shopOwner: 'allowed',
  shopManager: 'allowed',
  shopSeller: 'allowed',
  shopCourier: 'allowed',
} as const satisfies Partial<Verdicts>;

/** Everyone, including guests. */
export const anyone = everybody('allowed');
/** Everyone except guests. */
export const signedIn = everybody('allowed', { guest: 401 });
/** Only the owner; for others the object is not found. */
export const ownerOnly = everybody(404, { guest: 401, owner: 'allowed' });
/** Nobody: guests are asked to sign in, others are refused. */
export const nobody = (verdict: Verdict): Verdicts => everybody(verdict, { guest: 401 });
/** For a hidden object, everyone who may use the endpoint gets 404. */
export const hiddenFrom = (verdicts: Verdicts): Verdicts =>
  Object.fromEntries(actors.map((actor) => [actor, verdicts[actor] === 401 ? 401 : 404])) as unknown as Verdicts;
