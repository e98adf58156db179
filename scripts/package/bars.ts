import { entriesOf } from './entries.ts';
import { weigh } from './weigh.ts';

/** Size of a part of the kit beside what it may be, in kB of 1000 bytes after gzip, React not counted. */
export interface Bar {
  what: string;
  value: number;
  bar: number;
}

/** What each part may bring: kit and bar of its code, and of its rules where the kit promises one. */
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

/** Weighs the built kit. A part that the kit does not have yet is left out. */
export async function measureBars(): Promise<Bar[]> {
  const entries = entriesOf('packages/ui').map(({ code }) => code.slice('dist/'.length));
  const present = parts.filter(({ module }) => entries.includes(`components/${module}/index.js`));
  const bars: Bar[] = [];
  for (const { what, module, code, css } of present) {
    const weight = await weigh([`components/${module}/index.js`]);
    bars.push({ what: `${what}, code`, value: weight.code / 1000, bar: code });
    if (css !== undefined) bars.push({ what: `${what}, CSS`, value: weight.css / 1000, bar: css });
  }
  const kit = await weigh(entries);
  return [
    ...bars,
    { what: 'whole kit, code', value: kit.code / 1000, bar: wholeKit.code },
    { what: 'whole kit, CSS', value: kit.css / 1000, bar: wholeKit.css },
  ];
}

export const isPassed = ({ value, bar }: Bar): boolean => value <= bar;

/** The bars as a table of plain text: what, value, bar, pass. */
export function barTable(bars: Bar[]): string {
  const row = (cells: string[]) =>
    `${(cells[0] ?? '').padEnd(24)}${cells
      .slice(1)
      .map((cell) => cell.padStart(10))
      .join('')}`;
  const head = row(['gzip, React external', 'value kB', 'bar kB', 'pass']);
  const rows = bars.map((bar) =>
    row([bar.what, bar.value.toFixed(2), bar.bar.toFixed(1), isPassed(bar) ? 'yes' : 'NO']),
  );
  return [head, ...rows].join('\n');
}
