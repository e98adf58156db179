import { expect, test } from 'vitest';
import type { RichTextBlock } from '../RichText/index.ts';
import { fittedDocument, type Fit } from './fittedDocument.ts';
import { allFormats, type RichTextNode } from './richTextTools.ts';
import { writtenDocument } from './writtenDocument.ts';

const fit = (part: Partial<Fit> = {}): Fit => ({
  formats: new Set(allFormats),
  types: new Set(['picture']),
  isLinkAllowed: (href) => href.startsWith('/'),
  ...part,
});

const fittedContent = (content: { type: string }[], of: Fit) => fittedDocument({ content }, of).content;

const line: RichTextBlock = {
  type: 'paragraph',
  content: [
    { type: 'text', text: 'сюда', marks: [{ type: 'bold' }, { type: 'link', attrs: { href: '/articles' } }] },
    { type: 'hardBreak' },
    { type: 'text', text: 'туда', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
  ],
};

test('links that are not allowed and marks that are not offered are taken off', () => {
  expect(fittedContent([line], fit({ formats: new Set(['link']) }))).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'сюда', marks: [{ type: 'link', attrs: { href: '/articles' } }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'туда' },
      ],
    },
  ]);
});

test('formats that are not offered become paragraphs', () => {
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Вода' }] } as const;
  const blocks = [
    { type: 'heading', attrs: { level: 2 }, content: words.content },
    { type: 'orderedList', content: [{ type: 'listItem', content: [words, words] }] },
    { type: 'blockquote', content: [words] },
  ];
  expect(fittedContent(blocks, fit())).toEqual(blocks);
  expect(fittedContent(blocks, fit({ formats: new Set() }))).toEqual([words, words, words, words]);
});

test('unknown blocks are left out, own ones are kept, and there is always a line', () => {
  expect(fittedContent([{ type: 'table' }], fit())).toEqual([{ type: 'paragraph' }]);
  expect(fittedContent([{ type: 'table' }, { type: 'picture' }], fit())).toEqual([{ type: 'picture' }]);
});

test('the value has complete own blocks without local values, and no empty lines at the end', () => {
  const node: RichTextNode<{ type: 'picture'; attrs: { id: number } }> = {
    type: 'picture',
    attributes: { id: 0 },
    local: { upload: '' },
    isComplete: ({ id }) => id > 0,
    View: () => null,
  };
  const content = [
    { type: 'paragraph' },
    { type: 'picture', attrs: { id: 7, upload: 'a' } },
    { type: 'picture', attrs: { id: 0, upload: 'b' } },
    { type: 'paragraph' },
    { type: 'paragraph' },
  ];
  expect(writtenDocument({ content }, [node as RichTextNode])).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph' }, { type: 'picture', attrs: { id: 7 } }],
  });
});
