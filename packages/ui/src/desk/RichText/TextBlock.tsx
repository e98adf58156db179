import { InlineText } from './InlineText.tsx';
import type { RichTextBlock, RichTextItem, RichTextParagraph } from './richTextDocument.ts';

/** A block of text. Nothing for a block of a later version. @param id for links to a heading */
export function TextBlock({ block, id }: { block: RichTextBlock; id: string | undefined }) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph {...block} />;
    case 'heading': {
      const Heading = block.attrs.level === 3 ? 'h3' : 'h2';
      return (
        <Heading id={id}>
          <InlineText content={block.content} />
        </Heading>
      );
    }
    case 'blockquote':
      return (
        <blockquote>
          <Paragraphs lines={block.content} />
        </blockquote>
      );
    case 'bulletList':
      return <ul>{itemsOf(block.content)}</ul>;
    case 'orderedList':
      return <ol>{itemsOf(block.content)}</ol>;
    default:
      return null;
  }
}

const Paragraph = ({ content }: RichTextParagraph) => (
  <p>
    <InlineText content={content} />
  </p>
);

const Paragraphs = ({ lines }: { lines: readonly RichTextParagraph[] }) =>
  lines.map((line, index) => <Paragraph key={`${index}`} {...line} />);

const itemsOf = (items: readonly RichTextItem[]) =>
  items.map(({ content }, index) => (
    <li key={`${index}`}>
      <Paragraphs lines={content} />
    </li>
  ));
