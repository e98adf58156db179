import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import * as styles from './RichText.css.ts';

export interface ProseProps {
  /** l is a page of text: 18 px, at most 680 wide. m stands inside something else: 16 px. @default 'l' */
  size?: 'm' | 'l' | undefined;
  /** Headings, paragraphs, lists, quotes and figures. */
  children?: ReactNode;
  /** HTML instead of `children`. It must be safe, for example generated from your own Markdown. */
  html?: string | undefined;
}

/** Styles of a formatted text, for elements without classes. `RichText` renders documents with it. */
export function Prose({ size = 'l', children, html }: ProseProps) {
  const attributes = { 'data-part': 'rich-text', className: classes(styles.prose, size === 'm' && styles.compact) };
  if (html === undefined) return <div {...attributes}>{children}</div>;
  return <div {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
