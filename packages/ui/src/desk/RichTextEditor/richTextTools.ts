import type { ComponentType, ReactNode } from 'react';
import type { RichTextBlock, RichTextOwnBlock } from '../RichText/index.ts';

/** What people can do with the text. `heading` are two levels, `list` are lists with and without numbers. */
export type RichTextFormat = 'heading' | 'bold' | 'italic' | 'link' | 'list' | 'quote';

export const allFormats: readonly RichTextFormat[] = ['heading', 'bold', 'italic', 'link', 'list', 'quote'];

/** Values of an own block that only the open editor has, such as the number of an upload. */
export type RichTextLocal = Readonly<Record<string, string>>;

/** An own block to insert. Missing attributes get the values of its `RichTextNode`. */
export interface RichTextNewBlock<Own extends RichTextOwnBlock> {
  type: Own['type'];
  attrs?: Partial<Own['attrs']> | undefined;
  local?: RichTextLocal | undefined;
}

/** Commands for own tools, and for files and addresses that are dropped or pasted. */
export interface RichTextActions<Own extends RichTextOwnBlock = never> {
  focus: () => void;
  /** Inserts blocks at the caret, or below the selected block. The caret moves to a new line below them. */
  insert: (blocks: readonly (RichTextNewBlock<Own> | RichTextBlock)[]) => void;
  /** Changes the own blocks with these local values, wherever they have moved. Does nothing once the editor is gone. */
  change: (local: RichTextLocal, to: RichTextNewBlock<Own>) => void;
}

/** Props of the component that shows an own block in the editor. Its element with `data-drag-handle` moves the block. */
export interface RichTextNodeProps<Attributes extends object> {
  attributes: Attributes;
  local: RichTextLocal;
  /** The text is read-only or disabled. */
  isFixed: boolean;
  onChange: (part: Partial<Attributes>) => void;
  onRemove: () => void;
}

/** A block of the application. Each has a renderer for readers, too: `blocks` of `RichText`. */
export interface RichTextNode<Own extends RichTextOwnBlock = RichTextOwnBlock> {
  type: Own['type'];
  /** All attributes with the values for a new block; a pasted copy keeps values of these types only. */
  attributes: Own['attrs'];
  /** Values of the open editor with those for a new block. They are neither saved nor copied. */
  local?: RichTextLocal | undefined;
  /** Until it is complete, a block is left out of the value, for example while its picture is uploaded. */
  isComplete?: ((attributes: Own['attrs']) => boolean) | undefined;
  View: ComponentType<RichTextNodeProps<Own['attrs']>>;
}

/** The node of each type of own blocks. */
export type RichTextNodes<Own extends RichTextOwnBlock> = readonly {
  [Type in Own['type']]: RichTextNode<Extract<Own, { type: Type }>>;
}[Own['type']][];

interface ToolLook {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button of the application in the toolbar: a command, or a choice of files, which go to `onFiles`. */
export type RichTextTool<Own extends RichTextOwnBlock = never> = ToolLook &
  (
    | { onPress: (actions: RichTextActions<Own>) => void; files?: undefined }
    | { files: { accept: string; label: string }; onPress?: undefined }
  );
