import { Fragment, type ReactNode } from 'react';
import { Anchor } from '../../components/Link/index.ts';
import type { RichTextInline, RichTextMark } from './richTextDocument.ts';
import { isSafeHref } from './safeHref.ts';

/** Links to other sites pass on neither reputation nor the window. */
const elsewhere = 'nofollow noopener ugc';
const isOfThisSite = (href: string): boolean => /^[/#]/.test(href);

function marked(text: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>;
    case 'italic':
      return <em>{text}</em>;
    case 'link': {
      const { href } = mark.attrs;
      if (!isSafeHref(href)) return text;
      return (
        <Anchor href={href} rel={isOfThisSite(href) ? undefined : elsewhere}>
          {text}
        </Anchor>
      );
    }
    // A mark of a later version.
    default:
      return text;
  }
}

function nodeOf(node: RichTextInline): ReactNode {
  if (node.type === 'hardBreak') return <br />;
  return (node.marks ?? []).reduce<ReactNode>(marked, node.text);
}

/** Words with their marks. */
export function InlineText({ content = [] }: { content?: readonly RichTextInline[] | undefined }) {
  return content.map((node, index) => <Fragment key={`${index}`}>{nodeOf(node)}</Fragment>);
}
