export const articleStatuses = ['DRAFT', 'PUBLISHED'] as const;

/** Providers of videos that an article may embed. */
export const embedProviders = ['RUTUBE', 'VK', 'YOUTUBE'] as const;

/** Upper limits of an article. Lengths are in characters; `document` is the length of the text stored as JSON. */
export const articleLimits = {
  titleMin: 3,
  title: 150,
  lead: 400,
  tag: 40,
  tags: 10,
  document: 100_000,
  blocks: 1000,
  pictures: 20,
  /** Cards of products and shops, and videos. */
  cards: 20,
  caption: 300,
  href: 2000,
} as const;

/** A deleted article can be brought back for this long. */
export const articleRestoreHours = 24;

/** A page of the site, or an address of another site with a safe protocol. */
export const linkPattern =
  '^(?:https?:\\/\\/[^\\s\\u0000-\\u001f]+|mailto:[^\\s\\u0000-\\u001f]+|tel:[+\\d() -]+|\\/(?:[^\\s\\/\\\\\\u0000-\\u001f][^\\s\\\\\\u0000-\\u001f]*)?)$';
