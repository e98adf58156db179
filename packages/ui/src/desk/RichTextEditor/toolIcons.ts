import { LinkIcon } from '../../components/Icon/icons/LinkIcon.ts';
import { QuoteIcon } from '../../components/Icon/icons/QuoteIcon.ts';
import { makeIcon, type IconComponent } from '../../components/Icon/makeIcon.tsx';
import type { ToolName } from './toolbarTools.ts';

/** By Lucide. */
export const toolIcons: Readonly<Record<ToolName, IconComponent>> = {
  heading2: makeIcon('M4 12h8m-8 6V6m8 12V6m9 12h-4c0-4 4-3 4-6c0-1.5-2-2.5-4-1'),
  heading3: makeIcon(
    'M4 12h8m-8 6V6m8 12V6m5.5 4.5c1.7-1 3.5 0 3.5 1.5a2 2 0 0 1-2 2m-2 3.5c2 1.5 4 .3 4-1.5a2 2 0 0 0-2-2',
  ),
  bold: makeIcon('M6 12h9a4 4 0 0 1 0 8H7a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1h7a4 4 0 0 1 0 8'),
  italic: makeIcon('M19 4h-9m4 16H5M15 4L9 20'),
  link: LinkIcon,
  bulletList: makeIcon('M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13'),
  orderedList: makeIcon(
    'M11 5h10m-10 7h10m-10 7h10M4 4h1v5M4 9h2m.5 11H3.4c0-1 2.6-1.925 2.6-3.5a1.5 1.5 0 0 0-2.6-1.02',
  ),
  quote: QuoteIcon,
  undo: makeIcon('M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11'),
  redo: makeIcon('m15 14 5-5-5-5m5 5H9.5a5.5 5.5 0 0 0 0 11H13'),
};
