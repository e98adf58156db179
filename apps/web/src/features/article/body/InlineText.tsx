import type { ArticleInline, ArticleMark } from '@vetka/domain/article';
import { Link } from '@vetka/ui/Link';
import { Fragment, type ReactNode } from 'react';

/** Links to other sites pass on neither reputation nor the window. */
const elsewhere = 'nofollow noopener ugc';

function marked(text: ReactNode, mark: ArticleMark): ReactNode {
  if (mark.type === 'bold') return <strong>{text}</strong>;
  if (mark.type === 'italic') return <em>{text}</em>;
  const { href } = mark.attrs;
  return href.startsWith('/') ? (
    <Link href={href}>{text}</Link>
  ) : (
    <a href={href} rel={elsewhere}>
      {text}
    </a>
  );
}

function nodeOf(node: ArticleInline): ReactNode {
  return node.type === 'hardBreak' ? <br /> : (node.marks ?? []).reduce<ReactNode>(marked, node.text);
}

/** Words with their marks. */
export function InlineText({ content = [] }: { content?: readonly ArticleInline[] | undefined }) {
  return content.map((node, index) => <Fragment key={`${index}`}>{nodeOf(node)}</Fragment>);
}
