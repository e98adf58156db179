import type { RichTextDocument, RichTextOwnBlock } from '../RichText/index.ts';
import type { RichTextNode } from './richTextTools.ts';

/** A block as ProseMirror writes it. */
interface Written {
  type?: string | undefined;
  attrs?: object | undefined;
  content?: unknown[] | undefined;
}

function ownBlocks({ type = '', attrs = {} }: Written, node: RichTextNode): RichTextOwnBlock[] {
  const own = Object.fromEntries(
    Object.keys(node.attributes).map((name) => [name, (attrs as Record<string, unknown>)[name]]),
  );
  return node.isComplete?.(own) === false ? [] : [{ type, attrs: own }];
}

const isBlank = ({ type, content = [] }: Written): boolean => type === 'paragraph' && content.length === 0;

/**
 * The value of the editor: own blocks that are complete, without their local values. Empty lines at the end, which the
 * editor adds, are left out.
 */
export function writtenDocument<Own extends RichTextOwnBlock>(
  { content = [] }: { content?: Written[] | undefined },
  nodes: readonly RichTextNode[],
): RichTextDocument<Own> {
  const blocks = content.flatMap((block): Written[] => {
    const node = nodes.find(({ type }) => type === block.type);
    return node ? ownBlocks(block, node) : [block];
  });
  const end = blocks.findLastIndex((block) => !isBlank(block));
  return { type: 'doc', content: blocks.slice(0, end + 1) } as RichTextDocument<Own>;
}
