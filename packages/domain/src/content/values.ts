export const publicationKinds = ['PHOTO', 'ARTICLE'] as const;
