/** What people can complain about. */
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

/** What the administration decides about the subject of a complaint. */
export const complaintDecisions = ['HIDE', 'LEAVE'] as const;

/** Upper limits in characters. */
export const moderationLimits = { text: 1000, words: 1000 } as const;
