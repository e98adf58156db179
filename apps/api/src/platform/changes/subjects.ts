import type { Change } from './changes.ts';

/**
 * In a request: the client caches the response and asks for its dependencies. In the response: the subjects of changes
 * that invalidate it, besides `all`.
 */
export const showsHeader = 'vetka-shows';

/** `product:12`, `list`. */
export const subjectOf = ({ topic, subject }: Change): string => (subject === 0 ? topic : `${topic}:${subject}`);

export const list = 'list';
export const today = 'today';
export const product = (id: number): string => subjectOf({ topic: 'product', subject: id });
export const family = (id: number): string => subjectOf({ topic: 'family', subject: id });
export const service = (id: number): string => subjectOf({ topic: 'service', subject: id });
