import { entriesOf } from './entries.ts';
import { weigh } from './weigh.ts';

/** A quality threshold of the kit with its current value. */
export interface Bar {
  what: string;
  value: string;
  bar: string;
  isPassed: boolean;
}

/** A size and its threshold, in kB of 1000 bytes after gzip, without React. */
const sizeBar = (what: string, bytes: number, bar: number): Bar => ({
  what,
  value: `${(bytes / 1000).toFixed(2)} kB`,
  bar: `≤ ${bar.toFixed(1)} kB`,
  isPassed: bytes / 1000 <= bar,
});

/** The maximum size of each part: its code, and its CSS where the kit guarantees one. */
const parts: { what: string; module: string; code: number; css?: number }[] = [
  { what: 'Stack', module: 'Stack', code: 1 },
  { what: 'Button', module: 'Button', code: 2.5, css: 1.5 },
  { what: 'Dialog', module: 'Dialog', code: 17 },
  { what: 'Sheet', module: 'BottomSheet', code: 22 },
  { what: 'Toaster', module: 'Toaster', code: 11 },
  { what: 'QuantityStepper', module: 'QuantityStepper', code: 18 },
  { what: 'Combobox', module: 'Combobox', code: 36 },
  { what: 'DatePicker', module: 'DatePicker', code: 45 },
];
const wholeKit = { code: 170, css: 25 };
/**
 * The size that components for working with data add to the kit (decision 263). Only the pages that use them load them.
 */
const work = { code: 45, css: 6 };
/**
 * The editor of formatted texts with Tiptap, and its reader, when nothing else of the kit is loaded (decision 386). The
 * reader alone needs no Tiptap.
 */
const richText = { code: 178, css: 5 };
const richTextReader = { code: 2 };
const isRichText = (module: string): boolean => /^desk\/RichText(?:Editor)?\//.test(module);
const isWork = (module: string): boolean => module.startsWith('desk/') && !isRichText(module);
/** The size that the seller's desk adds to the kit (decision 121). Only its pages load it. */
const desk = { code: 30, css: 8 };
const isDesk = (module: string): boolean => module.startsWith('patterns/desk/');
/** The size that the panels below the header add (decision 148). They are loaded on hover or focus. */
const panels = { code: 6, css: 1.5 };
const isPanel = (module: string): boolean => /^patterns\/page\/(SuggestPanel|CatalogMenu)\//.test(module);

/** Measures the built kit, gzipped. A missing part fails. */
export async function measureSizes(): Promise<Bar[]> {
  const entries = entriesOf('packages/ui').map(({ code }) => code.slice('dist/'.length));
  const bars: Bar[] = [];
  for (const { what, module, code, css } of parts) {
    const entry = `components/${module}/index.js`;
    const weight = entries.includes(entry) ? await weigh([entry]) : { code: Infinity, css: Infinity };
    bars.push(sizeBar(`${what}, code`, weight.code, code));
    if (css !== undefined) bars.push(sizeBar(`${what}, CSS`, weight.css, css));
  }
  const all = entries.filter((entry) => !isRichText(entry));
  const kit = await weigh(all.filter((entry) => !isDesk(entry) && !isWork(entry) && !isPanel(entry)));
  const withPanels = await weigh(all.filter((entry) => !isDesk(entry) && !isWork(entry)));
  const withWork = await weigh(all.filter((entry) => !isDesk(entry)));
  const withDesk = await weigh(all);
  const editor = await weigh(entries.filter(isRichText));
  const reader = await weigh(['desk/RichText/index.js']);
  return [
    ...bars,
    sizeBar('whole kit, code', kit.code, wholeKit.code),
    sizeBar('whole kit, CSS', kit.css, wholeKit.css),
    sizeBar('panels below the header, code', withPanels.code - kit.code, panels.code),
    sizeBar('panels below the header, CSS', withPanels.css - kit.css, panels.css),
    sizeBar('components for working with data, code', withWork.code - withPanels.code, work.code),
    sizeBar('components for working with data, CSS', withWork.css - withPanels.css, work.css),
    sizeBar('rich text with Tiptap, code', editor.code, richText.code),
    sizeBar('rich text with Tiptap, CSS', editor.css, richText.css),
    sizeBar('reader of rich text, code', reader.code, richTextReader.code),
    sizeBar("seller's desk on top of the kit, code", withDesk.code - withWork.code, desk.code),
    sizeBar("seller's desk on top of the kit, CSS", withDesk.css - withWork.css, desk.css),
  ];
}

/** The thresholds as a plain text table: what, value, bar, pass. */
export function barTable(bars: Bar[]): string {
  const row = (what: string, value: string, bar: string, pass: string) =>
    `${what.padEnd(40)}${value.padStart(22)}${bar.padStart(22)}${pass.padStart(7)}`;
  return [
    row('', 'value', 'bar', 'pass'),
    ...bars.map(({ what, value, bar, isPassed }) => row(what, value, bar, isPassed ? 'yes' : 'NO')),
  ].join('\n');
}
