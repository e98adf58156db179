const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Converts `**strong**` and `[text](/path)`. Only site paths, `https:` and `mailto:` links are allowed. */
const inline = (text: string): string =>
  escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(((?:\/|https:\/\/|mailto:)[^)\s]*)\)/g, '<a href="$2">$1</a>');

const listOf = (lines: readonly string[], mark: RegExp, tag: 'ul' | 'ol'): string =>
  `<${tag}>${lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')}</${tag}>`;

const bullet = /^- /;
const number = /^\d+\. /;

function blockOf(block: string): string {
  const lines = block.split('\n');
  const [first = ''] = lines;
  if (first.startsWith('### ')) return `<h3>${inline(first.slice(4))}</h3>`;
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>`;
  if (bullet.test(first)) return listOf(lines, bullet, 'ul');
  if (number.test(first)) return listOf(lines, number, 'ol');
  return `<p>${inline(lines.join(' '))}</p>`;
}

/**
 * Converts the Markdown subset of legal documents and of texts about pages to HTML, with the text escaped. Blocks are
 * separated by an empty line: `##` and `###` headings, `-` and `1.` lists with one item per line, and paragraphs.
 */
export const markdownToHtml = (markdown: string): string =>
  markdown
    .replaceAll('\r', '')
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
    .join('\n');
