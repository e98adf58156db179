import sanitizeHtml from 'sanitize-html';

/** Pictures must be hosted by the site: another host would learn who reads the article and when. */
const isOwnPicture = (src: string | undefined): boolean => /^\/media\/[\w/-]+\.\w+$/.test(src ?? '');

/** Text formatting and pictures. The page renders the title itself, so h1 is not allowed. */
const allowedTags = 'p br h2 h3 ul ol li blockquote hr b strong i em s a figure figcaption img'.split(' ');

/** The HTML of an article without anything that executes, tracks or imitates another page. */
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

/** Reading time in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html.replaceAll(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
