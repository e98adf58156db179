/** The subjects of complaints. */
export const complaintKinds = [
  'PRODUCT',
  'REVIEW',
  'COMMENT',
  'ARTICLE',
  'PHOTO',
  'PROFILE',
  'SHOP',
  'MESSAGE',
] as const;

export const complaintReasons = ['SPAM', 'ABUSE', 'DECEPTION', 'ADULT', 'PERSONAL_DATA', 'COPYRIGHT', 'OTHER'] as const;

/** The administration's decisions about the subject of a complaint. */
export const complaintDecisions = ['HIDE', 'LEAVE'] as const;

/** The findings of the filter in a published text, or that its author shows it again after it was hidden. */
export const moderationSigns = ['LINK', 'CONTACTS', 'CAPITALS', 'STOP_WORDS', 'SHOWN_AGAIN'] as const;

export const caseViews = ['WAITING', 'APPEALS', 'DECIDED'] as const;

/** The administration's answers to an author who appeals: shows the thing again, or leaves it hidden. */
export const appealAnswers = ['RESTORE', 'UPHOLD'] as const;

/** A decision can be undone within this time. */
export const decisionUndoHours = 24;

/** Complaints and appeals are answered within this time (289-FZ). */
export const caseAnswerDays = 15;

/** Upper limits in characters; `people` and `purchases` are numbers of rows. */
export const moderationLimits = { text: 1000, words: 1000, search: 100, why: 300, people: 20, purchases: 100 } as const;

export const personStates = ['ACTIVE', 'BLOCKED', 'DELETED'] as const;

/** The ways to find a person. */
export const peopleSearchKinds = ['PHONE', 'EMAIL', 'NICKNAME', 'ORDER', 'SHOP'] as const;

/** The subjects of acts of the administration. */
export const auditKinds = [
  ...complaintKinds,
  'DISPUTE',
  'PLAN',
  'PLAN_ORDER',
  'PROMOTION',
  'SYNONYM',
  'DOCUMENT',
  'PEOPLE',
  'REDIRECT',
  'PAGE_TEXTS',
  'JOB',
  'JOBS',
  'DIFFERENCE',
  'BOOKS',
  'RECEIPT',
  'BANNER',
  'BANNER_ORDER',
  'CATEGORY',
  'CATEGORY_ORDER',
  'COMMISSION_RULE',
  'FACET',
  'FACET_VALUE',
  'FACET_ORDER',
] as const;

/** Background work that the administration may have to look at. */
export const jobKinds = [
  'notice.sms',
  'notice.email',
  'notice.push',
  'chat.unread',
  'order.gift',
  'media.remove',
] as const;

/** Queues of the administration, by what waits in them. */
export const moderationQueues = [
  'SHOPS',
  'PRODUCTS',
  'COMPLAINTS',
  'DISPUTES',
  'PAYOUTS',
  'RECEIPTS',
  'DIFFERENCES',
  'JOBS',
] as const;
