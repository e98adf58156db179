import sanitizeHtml from 'sanitize-html';

/** Pictures of the site itself: another host would learn who reads, and when. */
const isOwnPicture = (src: string | undefined): boolean => /^\/media\/[\w/-]+\.\w+$/.test(src ?? '');

/** Words, their order and pictures; the title of the page is not theirs to give. */
const allowedTags = 'p br h2 h3 ul ol li blockquote hr b strong i em s a figure figcaption img'.split(' ');

/** The HTML of an article without anything that runs, tracks or looks like another page. */
export const safeBody = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener ugc' }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isOwnPicture(attribs.src),
  }).trim();

const wordsPerMinute = 180;

/** Whole minutes of reading, one at least. */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
