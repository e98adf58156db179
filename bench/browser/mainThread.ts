import type { Browser, BrowserContext, Page } from 'playwright';

/** An event of Chromium's trace, times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** CPU time of the thread, without the time that other programs had the core. */
  tdur?: number;
  args: { name?: string; elementCount?: number; beginData?: { url?: string } };
}

/** What a page costs the main thread until it is hydrated and idle: CPU time, so other programs disturb it little. */
export interface PageCost {
  /** CPU time of all tasks (ms). */
  total: number;
  /** Running scripts: React and our code. */
  scripts: number;
  /** The longest task (ms): on a phone four times as long. */
  longest: number;
  /** What tasks of more than 12.5 ms take above that: a quarter of Lighthouse's blocking time, also before the first paint. */
  blocking: number;
  styleAndLayout: number;
  paint: number;
  /** Elements in the document, those with properties of React, and those whose style was computed, again and again. */
  elements: number;
  hydrated: number;
  styled: number;
}

const kinds: Record<string, 'scripts' | 'styleAndLayout' | 'paint'> = {
  FunctionCall: 'scripts',
  EvaluateScript: 'scripts',
  'v8.evaluateModule': 'scripts',
  'v8.compileModule': 'scripts',
  'v8.compile': 'scripts',
  RunMicrotasks: 'scripts',
  MinorGC: 'scripts',
  MajorGC: 'scripts',
  UpdateLayoutTree: 'styleAndLayout',
  Layout: 'styleAndLayout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

const includedCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'toplevel',
  'v8',
  'blink.user_timing',
  '__metadata',
];

/** A page is idle this long after its `load` event (ms). */
const settlingMs = 4000;

/**
 * Opens a page, and reads what it costs from a trace.
 * @throws when the page is not sent: the page of an error would be measured
 */
export async function costOf(browser: Browser, context: BrowserContext, url: string): Promise<PageCost> {
  const page = await context.newPage();
  const { events, result } = await traced(browser, async () => {
    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
    await page.waitForTimeout(settlingMs);
    return page.evaluate(() => {
      const all = [...document.querySelectorAll('*')];
      const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
      return { elements: all.length, hydrated: all.filter(isHydrated).length };
    });
  });
  await page.close();
  const parse = events.find(({ name, args }) => name === 'ParseHTML' && args.beginData?.url === url);
  if (!parse) throw new Error(`The trace does not show how ${url} was parsed`);
  return { ...timesOf(tasksOf(events, parse)), ...result };
}

const startMark = 'bench:start';

/**
 * CPU time of the tasks that take 50 ms or more on a phone four times slower, while `work` is done on a page (ms). The
 * page is not slowed down, so other programs disturb these figures less than frames that are timed.
 */
export async function longTasks(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number[]> {
  const { events } = await traced(browser, async () => {
    await page.evaluate((name) => performance.mark(name), startMark);
    await work();
  });
  const start = events.find(({ name }) => name === startMark);
  if (!start) throw new Error('The trace does not show the page');
  let ended = 0;
  return tasksOf(events, start).flatMap((event) => {
    if (event.ts < ended) return [];
    ended = end(event);
    return cpu(event) > longMs ? [cpu(event)] : [];
  });
}

/** Does `work` while the browser records what it does. */
async function traced<Result>(browser: Browser, work: () => Promise<Result>) {
  const devTools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories, excludedCategories: ['*'] };
  await devTools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  const result = await work();
  await devTools.send('Tracing.end');
  await complete;
  await devTools.detach();
  return { events, result };
}

/** The events with a duration on the thread of another event, parents before their children. */
function tasksOf(events: TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  return events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}

const cpu = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;
const end = ({ ts, dur = 0 }: TraceEvent): number => ts + dur;

function timesOf(events: TraceEvent[]): Omit<PageCost, 'elements' | 'hydrated'> {
  const cost = { total: 0, scripts: 0, longest: 0, blocking: 0, styleAndLayout: 0, paint: 0, styled: 0 };
  const open: TraceEvent[] = [];
  for (const event of events) {
    while (open.length > 0 && end(open.at(-1) as TraceEvent) <= event.ts) open.pop();
    const parent = open.at(-1);
    const kind = kinds[event.name];
    const parentKind = open.findLast(({ name }) => kinds[name])?.name;
    if (kind) cost[kind] += cpu(event);
    // Layout that a script asks for is layout.
    if (kind && parentKind && kinds[parentKind]) cost[kinds[parentKind]] -= cpu(event);
    if (event.name === 'UpdateLayoutTree') cost.styled += event.args.elementCount ?? 0;
    if (!parent) addTask(cost, cpu(event));
    open.push(event);
  }
  return cost;
}

/** A task of this length takes 50 ms on a phone that is four times slower. */
const longMs = 12.5;

function addTask(cost: Pick<PageCost, 'total' | 'longest' | 'blocking'>, ms: number): void {
  cost.total += ms;
  cost.longest = Math.max(cost.longest, ms);
  cost.blocking += Math.max(0, ms - longMs);
}
