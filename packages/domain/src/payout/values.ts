/**
 * CREATED: decided, and the money set aside; the bank cannot move any of it yet. SENT: prepared at the bank, which may
 * move it. RETURNED: it had been paid, and came back.
 */
export const payoutStates = ['CREATED', 'SENT', 'PAID', 'FAILED', 'RETURNED'] as const;

/** Why a shop is not paid: the administration decided so, or one of its payouts went wrong. */
export const payoutHoldKinds = ['ADMINISTRATION', 'RETURNED', 'REFUSED', 'YEAR_LIMIT', 'TAX_STATUS'] as const;

/** Kopecks. Less than this waits for the next sale. */
export const payoutMinimum = 100_00;

/** Kopecks. A payout takes money from several deals at the bank, and from each deal at least this: banks move no less. */
export const payoutLeast = 1_00;

/** A shop is paid once a day; after the bank has refused a payout, this long passes before the next one (minutes). */
export const payoutRetryMinutes = 60;

/** After this many refusals in a row the shop is not paid until the administration has looked. */
export const payoutRefusals = 3;

/** How long a payout can come back after the bank has made it (days). */
export const payoutReturnDays = 5;

/** What a self-employed person may earn in a calendar year (422-FZ, kopecks). */
export const selfEmployedYearLimit = 2_400_000_00;

/** New requisites are paid to after this long, so that the owner can notice that somebody else has changed them. */
export const requisitesPauseHours = 72;

/** Status «at the bank» of a payout that somebody has transferred in the bank's own cabinet. */
export const byHandStatus = 'BY_HAND';

/** Views of the administration's queue: under way, and what went wrong. */
export const payoutQueueViews = ['IN_FLIGHT', 'TROUBLE', 'PAID'] as const;

/** Upper limits in characters. */
export const payoutLimits = { account: 20, bik: 9, bankName: 160, reference: 60, reason: 300 } as const;
