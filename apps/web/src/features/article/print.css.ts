import { globalStyle, style } from '@vanilla-extract/css';
import { cover } from './ArticlePage.css.ts';

/** Printing an article: the rest of the page is hidden. */
export const printed = style({});

const text = '[data-part="rich-text"]';

type Rule = Parameters<typeof globalStyle>[1];
const onPaper = (selector: string, rule: Rule) => globalStyle(selector, { '@media': { print: rule } });

const page = `:has(${printed})`;
// Everything outside of the article: the shell, banners, dialogs, comments.
onPaper(`body${page} *:not(${page}, ${printed}, ${printed} *)`, { display: 'none !important' });
// The theme of the screen may be dark, and paper is white.
onPaper(`html${page}`, { colorScheme: 'light' });
onPaper(`html${page}, body${page}, body${page} *`, { background: 'none !important', color: '#000 !important' });
onPaper(`${printed} ${text}`, { maxWidth: 'none', fontSize: '12pt', lineHeight: 1.5 });

onPaper(`${printed} ${text} a:not([href^="#"])::after`, {
  content: '" (" attr(href) ")"',
  fontSize: '10pt',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});

onPaper(`${printed} :is(figure, img, blockquote, li)`, { breakInside: 'avoid' });
onPaper(`${printed} :is(h2, h3)`, { breakAfter: 'avoid' });
onPaper(`${printed} ${text} img`, { width: 'auto', maxWidth: '100%', maxHeight: '220mm', marginInline: 'auto' });
onPaper(`${printed} ${cover} img`, { objectFit: 'contain' });
