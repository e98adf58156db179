import { Fragment, type ReactNode } from 'react';
import { Prose, type ProseProps } from './Prose.tsx';
import type { RichTextBlock, RichTextDocument, RichTextOwnBlock } from './richTextDocument.ts';
import { TextBlock } from './TextBlock.tsx';

/** What the application's blocks look like, by their types. */
export type RichTextBlocks<Own extends RichTextOwnBlock> = {
  readonly [Type in Own['type']]: (block: Extract<Own, { type: Type }>) => ReactNode;
};

export interface RichTextProps<Own extends RichTextOwnBlock = never> extends Pick<ProseProps, 'size'> {
  document: RichTextDocument<Own>;
  /** Renders the application's blocks, by their types. Others are left out. */
  blocks?: RichTextBlocks<Own> | undefined;
  /** Id of the heading at a place among the blocks, for links to it. @default no ids */
  headingId?: ((place: number) => string) | undefined;
}

/**
 * A formatted text, rendered from its document as semantic HTML, on the server too. Nothing in it is trusted: unknown
 * blocks are left out, and a link that is not safe stays a text. `RichTextEditor` writes such documents.
 */
export function RichText<Own extends RichTextOwnBlock = never>(props: RichTextProps<Own>) {
  const { document, blocks, headingId, size } = props;
  const own = blocks as Readonly<Record<string, (block: RichTextOwnBlock) => ReactNode>> | undefined;
  return (
    <Prose size={size}>
      {document.content.map((block, place) => {
        const render = own && Object.hasOwn(own, block.type) ? own[block.type] : undefined;
        return (
          <Fragment key={`${place}`}>
            {render ? (
              render(block as RichTextOwnBlock)
            ) : (
              <TextBlock block={block as RichTextBlock} id={headingId?.(place)} />
            )}
          </Fragment>
        );
      })}
    </Prose>
  );
}
