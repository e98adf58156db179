import { Type, type Static } from 'typebox';
import { Entity, Id } from '../value/schema.ts';
import { articleLimits, embedProviders, linkPattern } from './limits.ts';

const length = articleLimits.document;

/** The allowed targets of links; see `linkPattern`. */
export const ArticleLink = Entity('ArticleLink', {
  type: Type.Literal('link'),
  attrs: Type.Object({ href: Type.String({ maxLength: articleLimits.href, pattern: linkPattern }) }),
});
const Mark = Type.Union([
  Type.Object({ type: Type.Literal('bold') }),
  Type.Object({ type: Type.Literal('italic') }),
  ArticleLink,
]);

export const ArticleWords = Entity('ArticleWords', {
  type: Type.Literal('text'),
  text: Type.String({ minLength: 1, maxLength: length }),
  marks: Type.Optional(Type.Array(Mark, { maxItems: 3 })),
});
export const ArticleBreak = Entity('ArticleBreak', { type: Type.Literal('hardBreak') });
const Inline = Type.Union([ArticleWords, ArticleBreak]);

const words = { content: Type.Optional(Type.Array(Inline, { maxItems: length })) };
export const ArticleParagraph = Entity('ArticleParagraph', { type: Type.Literal('paragraph'), ...words });
const paragraphs = Type.Array(ArticleParagraph, { minItems: 1, maxItems: articleLimits.blocks });
export const ArticleItem = Entity('ArticleItem', { type: Type.Literal('listItem'), content: paragraphs });
const items = Type.Array(ArticleItem, { minItems: 1, maxItems: articleLimits.blocks });

/** One block of an article, as the editor (ProseMirror) writes it. Lists are flat. */
export const ArticleBlock = Type.Union([
  ArticleParagraph,
  Type.Object({
    type: Type.Literal('heading'),
    attrs: Type.Object({ level: Type.Union([Type.Literal(2), Type.Literal(3)]) }),
    ...words,
  }),
  Type.Object({ type: Type.Literal('bulletList'), content: items }),
  Type.Object({ type: Type.Literal('orderedList'), content: items }),
  Type.Object({ type: Type.Literal('blockquote'), content: paragraphs }),
  Type.Object({
    type: Type.Literal('picture'),
    attrs: Type.Object({
      mediaId: Id,
      alt: Type.String({ maxLength: articleLimits.caption }),
      caption: Type.String({ maxLength: articleLimits.caption }),
    }),
  }),
  Type.Object({ type: Type.Literal('product'), attrs: Type.Object({ productId: Id }) }),
  Type.Object({ type: Type.Literal('shop'), attrs: Type.Object({ serviceId: Id }) }),
  Type.Object({
    type: Type.Literal('embed'),
    attrs: Type.Object({
      provider: Type.Enum(embedProviders),
      /** The id of a video at the provider; of VK with the owner's: `-1_2`. */
      videoId: Type.String({ pattern: '^[\\w-]{1,64}$' }),
    }),
  }),
]);
export type ArticleBlock = Static<typeof ArticleBlock>;
export type ArticleInline = Static<typeof Inline>;
export type ArticleMark = Static<typeof Mark>;

/** The text of an article: a closed list of nodes, so that no HTML is stored or trusted. */
export const ArticleDocument = Entity('ArticleDocument', {
  type: Type.Literal('doc'),
  content: Type.Array(ArticleBlock, { maxItems: articleLimits.blocks }),
});
export type ArticleDocument = Static<typeof ArticleDocument>;
