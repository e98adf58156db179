import { describe, expect, it } from 'vitest';
import { markdownToHtml } from './markdown.ts';

describe('markdownToHtml', () => {
  it('converts blocks to headings, paragraphs and lists', () => {
    expect(markdownToHtml('## Цены\n\nОдна\nстрока.\n\n- раз\n- два\n\n1. первый\n2. второй')).toBe(
      '<h2>Цены</h2>\n<p>Одна строка.</p>\n<ul><li>раз</li><li>два</li></ul>\n<ol><li>первый</li><li>второй</li></ol>',
    );
  });

  it('converts links and strong text', () => {
    expect(markdownToHtml('**Важно:** [условия](/docs/terms)')).toBe(
      '<p><strong>Важно:</strong> <a href="/docs/terms">условия</a></p>',
    );
  });

  it('leaves links that could run a script as words', () => {
    expect(markdownToHtml('[сюда](javascript:alert)')).toBe('<p>[сюда](javascript:alert)</p>');
  });

  it('escapes HTML', () => {
    expect(markdownToHtml('<b>жирный</b> & "кавычки"')).toBe(
      '<p>&lt;b&gt;жирный&lt;/b&gt; &amp; &quot;кавычки&quot;</p>',
    );
  });
});
