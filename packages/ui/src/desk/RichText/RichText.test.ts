import { expect, test } from 'vitest';
import { isRichTextEmpty, richTextLength, type RichTextDocument } from './richTextDocument.ts';
import { isSafeHref } from './safeHref.ts';

const document: RichTextDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Вода' }] },
    {
      type: 'bulletList',
      content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'раз' }] }] }],
    },
    { type: 'paragraph' },
  ],
};

test('counts the characters of the text', () => {
  expect(richTextLength(document)).toBe(7);
});

test('a document without words and own blocks is empty', () => {
  expect(isRichTextEmpty(document)).toBe(false);
  expect(isRichTextEmpty({ type: 'doc', content: [] })).toBe(true);
  expect(isRichTextEmpty({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'hardBreak' }] }] })).toBe(
    true,
  );
  expect(isRichTextEmpty({ type: 'doc', content: [{ type: 'picture' }] })).toBe(false);
});

test.each([
  ['https://example.ru/a?b=1#c', true],
  ['HTTP://example.ru', true],
  ['mailto:anna@example.ru', true],
  ['tel:+7 (900) 123-45-67', true],
  ['tel:javascript', false],
  ['/articles/piony', true],
  ['/', true],
  ['#water', true],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://exa mple.ru', false],
  ['example.ru', false],
  ['', false],
])('a link to %j is safe: %j', (href, isSafe) => {
  expect(isSafeHref(href)).toBe(isSafe);
});
