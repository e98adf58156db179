import type { ArticleBlock, ArticleDocument, ArticleInline } from './document.ts';
import { articleLimits } from './limits.ts';

const wordsPerMinute = 180;

const lineOf = (content: readonly ArticleInline[] = []): string =>
  content.map((each) => (each.type === 'text' ? each.text : '\n')).join('');

type Paragraphs = readonly { content?: readonly ArticleInline[] | undefined }[];
const linesOf = (paragraphs: Paragraphs): string => paragraphs.map(({ content }) => lineOf(content)).join('\n');

/** The words of a block, without its formatting. */
export function blockText(block: ArticleBlock): string {
  if (block.type === 'paragraph' || block.type === 'heading') return lineOf(block.content);
  if (block.type === 'blockquote') return linesOf(block.content);
  if (block.type === 'bulletList' || block.type === 'orderedList') {
    return block.content.map(({ content }) => linesOf(content)).join('\n');
  }
  return block.type === 'picture' ? block.attrs.caption : '';
}

/** The words of an article, without its formatting. */
export const articleText = ({ content }: ArticleDocument): string => content.map(blockText).join('\n');

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Reading time in whole minutes, at least one. */
export const readingMinutes = (document: ArticleDocument): number =>
  Math.max(1, Math.round(countWords(articleText(document)) / wordsPerMinute));

/** Whether there is nothing to read or look at. */
export const isEmptyArticle = (document: ArticleDocument): boolean =>
  articleText(document).trim() === '' &&
  document.content.every((block) => !('attrs' in block) || block.type === 'heading');

export const emptyArticle: ArticleDocument = { type: 'doc', content: [] };

interface Named {
  pictures: number[];
  products: number[];
  services: number[];
  embeds: number;
}

/** The ids of an article's pictures, products and shops. A picture that is shown twice is listed twice. */
export function namedIn({ content }: ArticleDocument): Named {
  const named: Named = { pictures: [], products: [], services: [], embeds: 0 };
  for (const block of content) {
    if (block.type === 'picture') named.pictures.push(block.attrs.mediaId);
    if (block.type === 'product') named.products.push(block.attrs.productId);
    if (block.type === 'shop') named.services.push(block.attrs.serviceId);
    if (block.type === 'embed') named.embeds += 1;
  }
  return named;
}

/** The reason an article is too large to be saved, as a message for its author. */
export function excessOf(document: ArticleDocument): string | undefined {
  const { pictures, products, services, embeds } = namedIn(document);
  if (JSON.stringify(document).length > articleLimits.document) {
    return 'Статья слишком длинная. Разделите её на две';
  }
  if (pictures.length > articleLimits.pictures)
    return `В статье может быть не больше ${articleLimits.pictures} снимков`;
  const cards = products.length + services.length + embeds;
  return cards > articleLimits.cards
    ? `В статье может быть не больше ${articleLimits.cards} карточек и видео`
    : undefined;
}

export interface ArticleHeading {
  /** Of the element on the page. */
  id: string;
  level: 2 | 3;
  text: string;
}

/** The id of the heading that is the `index`-th block. */
export const headingId = (index: number): string => `h-${index}`;

/** The headings with words, for a table of contents. */
export const headingsOf = ({ content }: ArticleDocument): ArticleHeading[] =>
  content.flatMap((block, index) => {
    const text = block.type === 'heading' ? blockText(block).trim() : '';
    return block.type === 'heading' && text ? [{ id: headingId(index), level: block.attrs.level, text }] : [];
  });
