// Type aliases, because an interface would not accept another type of the same JSON, such as that of a server's schema.

export type RichTextMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };

/** Words with their marks. */
export type RichTextWords = { type: 'text'; text: string; marks?: RichTextMark[] };
export type RichTextInline = RichTextWords | { type: 'hardBreak' };

export type RichTextParagraph = { type: 'paragraph'; content?: RichTextInline[] };
export type RichTextItem = { type: 'listItem'; content: RichTextParagraph[] };

/** A block that the kit knows. Lists are flat. */
export type RichTextBlock =
  | RichTextParagraph
  | { type: 'heading'; attrs: { level: 2 | 3 }; content?: RichTextInline[] }
  | { type: 'bulletList'; content: RichTextItem[] }
  | { type: 'orderedList'; content: RichTextItem[] }
  | { type: 'blockquote'; content: RichTextParagraph[] };

/** A block of an application: a picture, a product. It has attributes and no text. */
export type RichTextOwnBlock = { type: string; attrs: object };

/** A formatted text as JSON: a ProseMirror document of a few nodes. `Own` are the application's blocks. */
export type RichTextDocument<Own extends RichTextOwnBlock = never> = {
  type: 'doc';
  content: (RichTextBlock | Own)[];
};

/** Any node, as it may come from a database. */
export interface RichTextNodeLike {
  type: string;
  text?: string | undefined;
  content?: readonly RichTextNodeLike[] | undefined;
}

/** How many characters the text has. Blocks of an application have none. */
export function richTextLength({ text = '', content = [] }: RichTextNodeLike): number {
  return content.reduce((sum, node) => sum + richTextLength(node), text.length);
}

const textual = new Set(['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'listItem']);

/** Whether there is nothing to read: neither text nor a block of an application. */
export function isRichTextEmpty({ content = [] }: RichTextNodeLike): boolean {
  return content.every((node) =>
    textual.has(node.type) ? isRichTextEmpty(node) : node.type === 'hardBreak' || node.text?.trim() === '',
  );
}
