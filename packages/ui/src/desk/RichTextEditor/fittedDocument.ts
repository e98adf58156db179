import type { RichTextBlock, RichTextInline, RichTextMark, RichTextParagraph } from '../RichText/index.ts';
import type { RichTextFormat } from './richTextTools.ts';

/** What an editor can show. */
export interface Fit {
  formats: ReadonlySet<RichTextFormat>;
  /** Types of own blocks. */
  types: ReadonlySet<string>;
  isLinkAllowed: (href: string) => boolean;
}

interface Block {
  type: string;
}

function fitsMark(mark: RichTextMark, { formats, isLinkAllowed }: Fit): boolean {
  return formats.has(mark.type) && (mark.type !== 'link' || isLinkAllowed(mark.attrs.href));
}

function fittedInline(node: RichTextInline, fit: Fit): RichTextInline {
  if (node.type === 'hardBreak' || !node.marks) return node;
  const { marks, ...words } = node;
  const kept = marks.filter((mark) => fitsMark(mark, fit));
  return kept.length > 0 ? { ...words, marks: kept } : words;
}

const lineOf = (content: RichTextInline[] | undefined, fit: Fit): RichTextParagraph =>
  content ? { type: 'paragraph', content: content.map((node) => fittedInline(node, fit)) } : { type: 'paragraph' };

const linesOf = (lines: readonly RichTextParagraph[], fit: Fit): RichTextParagraph[] =>
  lines.map(({ content }) => lineOf(content, fit));

/** A block in the formats of the editor. A format that is not offered becomes paragraphs, so no words are lost. */
function fittedBlock(block: RichTextBlock, fit: Fit): RichTextBlock[] {
  switch (block.type) {
    case 'paragraph':
      return [lineOf(block.content, fit)];
    case 'heading': {
      const line = lineOf(block.content, fit);
      return [fit.formats.has('heading') ? { ...line, type: 'heading', attrs: block.attrs } : line];
    }
    case 'blockquote': {
      const content = linesOf(block.content, fit);
      return fit.formats.has('quote') ? [{ type: 'blockquote', content }] : content;
    }
    case 'bulletList':
    case 'orderedList': {
      const items = block.content.map((item) => ({ ...item, content: linesOf(item.content, fit) }));
      return fit.formats.has('list') ? [{ type: block.type, content: items }] : items.flatMap(({ content }) => content);
    }
    // A block of a later version, which the editor could not show.
    default:
      return [];
  }
}

/**
 * The document that the editor shows. ProseMirror would reject all of it for one unknown node, and a caret needs at least
 * one line.
 */
export function fittedDocument(
  { content }: { content: readonly Block[] },
  fit: Fit,
): { type: 'doc'; content: Block[] } {
  const blocks = content.flatMap((block) =>
    fit.types.has(block.type) ? [block] : fittedBlock(block as RichTextBlock, fit),
  );
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}
