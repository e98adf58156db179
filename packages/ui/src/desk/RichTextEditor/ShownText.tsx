import { RichText, type RichTextBlocks, type RichTextDocument, type RichTextOwnBlock } from '../RichText/index.ts';
import * as styles from './RichTextEditor.css.ts';

interface ShownTextProps {
  value: RichTextDocument<RichTextOwnBlock>;
  blocks?: RichTextBlocks<RichTextOwnBlock> | undefined;
  size: 'm' | 'l';
}

/** The text where it cannot be edited: until the editor is loaded, and in a field that is fixed. */
export const ShownText = ({ value, blocks, size }: ShownTextProps) => (
  <div className={styles.text}>
    <RichText document={value} blocks={blocks} size={size} />
  </div>
);
