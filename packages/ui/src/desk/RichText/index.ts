export { RichText, type RichTextBlocks, type RichTextProps } from './RichText.tsx';
export { Prose, type ProseProps } from './Prose.tsx';
export { isRichTextEmpty, richTextLength } from './richTextDocument.ts';
export type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextMark,
  RichTextNodeLike,
  RichTextOwnBlock,
  RichTextParagraph,
  RichTextWords,
} from './richTextDocument.ts';
