/** The contents of a letter. Its text part and its HTML part are made from the same texts. */
export interface LetterWords {
  title: string;
  paragraphs: readonly string[];
  /** The single call to action. `href` is absolute. */
  action?: { label: string; href: string };
  /** The reason for the letter, and how to unsubscribe. */
  reason: string;
  /** The settings page for that; absolute. */
  settings?: { label: string; href: string };
}

/** The colours of the design tokens, in the light and the dark theme. */
const styles = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: #FAF6EE; color: #1D2A22; font: 16px/1.5 -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; }
.name { margin: 0 0 16px; padding: 0 8px; color: #1F5A3D; font-size: 20px; font-weight: 700; }
.card { padding: 28px 28px 24px; border-radius: 20px; background: #FFFDF9; }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 1.25; }
.card p { margin: 0 0 16px; overflow-wrap: anywhere; }
.button { display: inline-block; padding: 14px 24px; border-radius: 14px; background: #1F5A3D; color: #FFFFFF; font-weight: 600; text-decoration: none; }
.small { margin: 16px 0 0; padding: 0 8px; color: #5A645C; font-size: 13px; overflow-wrap: anywhere; }
.small a { color: #1F5A3D; }
@media (prefers-color-scheme: dark) {
  body { background: #121813; color: #F2EEE4; }
  .name, .small a { color: #8FCFA3; }
  .card { background: #1A211C; }
  .button { background: #8FCFA3 !important; color: #0C2014 !important; }
  .small { color: #A9B4AA; }
}`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Programs that drop the style sheet still show the button, because its own style repeats the essentials. */
const buttonStyle =
  'display:inline-block;padding:14px 24px;border-radius:14px;background:#1F5A3D;color:#FFFFFF;font-weight:600;text-decoration:none';

const linkOf = ({ label, href }: { label: string; href: string }): string =>
  `<a href="${escape(href)}">${escape(label)}</a>`;

const buttonOf = ({ label, href }: { label: string; href: string }): string =>
  `<p><a class="button" style="${buttonStyle}" href="${escape(href)}">${escape(label)}</a></p>`;

/** No pictures, no scripts and nothing from the network, so opening a letter is not tracked. */
const htmlOf = ({ title, paragraphs, action, reason, settings }: LetterWords): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<p class="name">Ветка</p>
<div class="card">
<h1>${escape(title)}</h1>
${paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join('\n')}
${action ? buttonOf(action) : ''}
</div>
<p class="small">${escape(reason)}${settings ? ` ${linkOf(settings)}` : ''}</p>
</main>
</body>
</html>
`;

const textOf = ({ title, paragraphs, action, reason, settings }: LetterWords): string =>
  [
    title,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.href}`] : []),
    `--\n${reason}${settings ? `\n${settings.label}: ${settings.href}` : ''}`,
  ].join('\n\n');

/** A letter in the style of the site, with its text part. */
export const writeLetter = (words: LetterWords): { subject: string; html: string; text: string } => ({
  subject: words.title,
  html: htmlOf(words),
  text: textOf(words),
});
