/**
 * CREATED: planned, and the money is set aside; the bank cannot move any of it yet. SENT: prepared at the bank, which
 * may move it. RETURNED: paid, and returned later.
 */
export const payoutStates = ['CREATED', 'SENT', 'PAID', 'FAILED', 'RETURNED'] as const;

/** The reason a shop is not paid: a decision of the administration, or a failed payout. */
export const payoutHoldKinds = ['ADMINISTRATION', 'RETURNED', 'REFUSED', 'YEAR_LIMIT', 'TAX_STATUS'] as const;

/** Kopecks. A smaller amount waits for the next sale. */
export const payoutMinimum = 100_00;

/** Kopecks. A payout takes money from several deals at the bank, and from each deal at least this: banks move no less. */
export const payoutLeast = 1_00;

/** A shop is paid once a day; after the bank has refused a payout, this long passes before the next one (minutes). */
export const payoutRetryMinutes = 60;

/** After this many refusals in a row the shop is not paid until the administration has checked. */
export const payoutRefusals = 3;

/** How long a payout can come back after the bank has made it (days). */
export const payoutReturnDays = 5;

/** The maximum income of a self-employed person in a calendar year (422-FZ, kopecks). */
export const selfEmployedYearLimit = 2_400_000_00;

/** New requisites are used after this long, so that the owner can notice a change made by somebody else. */
export const requisitesPauseHours = 72;

/** Status «at the bank» of a payout transferred by hand in the bank's own cabinet. */
export const byHandStatus = 'BY_HAND';

/** Views of the administration's queue: in progress, and failed. */
export const payoutQueueViews = ['IN_FLIGHT', 'TROUBLE', 'PAID'] as const;

/** Upper limits in characters. */
export const payoutLimits = { account: 20, bik: 9, bankName: 160, reference: 60, reason: 300 } as const;

/** What a bank can want to know about a seller: the passport of a person, or the director of a company. */
export const sellerIdentityKinds = ['PASSPORT', 'DIRECTOR'] as const;

/** Upper limits in characters. */
export const directorLimits = { name: 60, phone: 30 } as const;

/** Upper limits in characters. */
export const passportLimits = { birthPlace: 200, address: 300 } as const;

/** Years of age at which a person gets the first passport, may sell, and has to replace the passport within `graceDays`. */
export const passportAges = { first: 14, seller: 18, replaced: [20, 45], graceDays: 90 } as const;
