import type { ArticleBlock } from '@vetka/domain/article';
import { InlineText } from './InlineText.tsx';

export type TextualBlock = Exclude<ArticleBlock, { type: 'picture' | 'product' | 'shop' | 'embed' }>;
type Line = Extract<ArticleBlock, { type: 'paragraph' }>;
type List = Extract<ArticleBlock, { type: 'bulletList' }>;

export const isTextBlock = (block: ArticleBlock): block is TextualBlock =>
  block.type !== 'picture' && block.type !== 'product' && block.type !== 'shop' && block.type !== 'embed';

/** A block of words. @param id for links to a heading */
export function TextBlock({ block, id }: { block: TextualBlock; id: string }) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph line={block} />;
    case 'heading': {
      const Heading = `h${block.attrs.level}` as const;
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
    case 'orderedList': {
      const Items = block.type === 'bulletList' ? 'ul' : 'ol';
      return <Items>{itemsOf(block.content)}</Items>;
    }
  }
}

const Paragraph = ({ line: { content } }: { line: Line }) => (
  <p>
    <InlineText content={content} />
  </p>
);

const Paragraphs = ({ lines }: { lines: readonly Line[] }) =>
  lines.map((line, index) => <Paragraph key={`${index}`} line={line} />);

const itemsOf = (items: List['content']) =>
  items.map(({ content }, index) => (
    <li key={`${index}`}>
      <Paragraphs lines={content} />
    </li>
  ));
