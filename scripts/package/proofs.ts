import { globSync, readFileSync } from 'node:fs';
import { inRepository } from '../launcher/repository.ts';
import type { Bar } from './bars.ts';
import { readReport, type ProvingStage, type ReportedTest } from './testReports.ts';

/** A threshold proven by tests: which ones, and their minimum number, so that losing some is noticed. */
interface Proof {
  what: string;
  bar: string;
  stage: ProvingStage;
  least: number;
  file: RegExp;
  title?: RegExp;
  /** The result to expect of a test: one, or one per theme. Defaults to "passed". */
  resultsOf?: (test: ReportedTest) => boolean[];
  /** The required share of good results. @default 1, which means all */
  share?: number;
}

const storyFile = /\.stories\.tsx$/;
const foundNothing = (what: 'words' | 'targets') => (test: ReportedTest) => [test.meta.found?.[what] === 0];

/** One result per theme: a story that failed before its check counts as two failures. */
const samePictures = ({ meta }: ReportedTest) => [meta.found?.pictures.light === 0, meta.found?.pictures.dark === 0];

function axeReports({ meta }: ReportedTest): boolean[] {
  const reports = meta.reports?.filter(({ type }) => type === 'a11y') ?? [];
  return [0, 1].map((theme) => reports[theme]?.status === 'passed');
}

/** One result per must and element that was checked; a story that failed before its check counts as a failure. */
const mustsOf = ({ meta, isPassed }: ReportedTest): boolean[] => {
  const { met, broken } = meta.practices ?? { met: 0, broken: isPassed ? 0 : 1 };
  return [...Array<boolean>(met).fill(true), ...Array<boolean>(broken).fill(false)];
};

/** Every story is tested once, and checked in light and dark. */
const leastStories = 350;
const leastLooks = 2 * leastStories;
const leastMusts = 7500;

const proofs: Proof[] = [
  {
    what: 'one Button: Vite, esbuild, webpack',
    bar: 'brings no other CSS',
    stage: 'packages',
    least: 3,
    file: /packages\.test/,
    title: /one Button/,
  },
  {
    what: 'axe: every story, light and dark',
    bar: '0 violations',
    stage: 'stories',
    least: leastLooks,
    file: storyFile,
    resultsOf: axeReports,
  },
  { what: 'APG keyboard tables', bar: 'every row', stage: 'stories', least: 130, file: /test\/keyboard\// },
  {
    what: 'WAI-ARIA practices, musts',
    bar: '0 failed',
    stage: 'stories',
    least: leastMusts,
    file: /test\/practices\/practices/,
    resultsOf: mustsOf,
  },
  { what: 'layer matrix, 3 × 8', bar: 'top layer only', stage: 'stories', least: 45, file: /test\/layers\// },
  {
    what: 'layout shift when a layer opens',
    bar: '0 px',
    stage: 'stories',
    least: 45,
    // Each opens its layers over a page and compares the position of everything on it.
    file: /test\/layers\//,
  },
  {
    what: 'renders on a server elsewhere',
    bar: '0 complaints',
    stage: 'stories',
    least: leastStories,
    file: /test\/server/,
    title: /renders on the server/,
  },
  { what: 'hydrates what it sent', bar: '0 warnings', stage: 'stories', least: leastStories, file: /test\/hydration/ },
  {
    what: 'contrast: text, UI, focus ring',
    bar: '4.5 / 3 / 3',
    stage: 'unit',
    least: 90,
    file: /styles\/contrast\.test/,
  },
  {
    what: 'targets: pointer, touch',
    bar: '24 / 44 px',
    stage: 'stories',
    least: leastStories,
    file: storyFile,
    resultsOf: foundNothing('targets'),
  },
  {
    what: 'pictures: 390 and 1280, both themes',
    bar: '98 % as they were kept',
    stage: 'stories',
    least: leastLooks,
    file: storyFile,
    resultsOf: samePictures,
    share: 0.98,
  },
  {
    what: 'Russian: plurals, prices, phones, ИНН',
    bar: 'properties hold',
    stage: 'unit',
    least: 25,
    file: /domain\/src\/(?:plural|money|phone|requisites)\//,
  },
  {
    what: 'Russian: accessibility tree',
    bar: '0 foreign words',
    stage: 'stories',
    least: leastStories,
    file: storyFile,
    resultsOf: foundNothing('words'),
  },
];

/** The results of the last `npm test` for the kit. A threshold whose tests did not run is not met. */
export function readProofs(): Bar[] {
  const reports = { unit: readReport('unit'), packages: readReport('packages'), stories: readReport('stories') };
  return proofs.map((proof) => evaluate(proof, reports[proof.stage]));
}

function evaluate({ what, bar, stage, least, file, title, resultsOf, share = 1 }: Proof, report: ReportedTest[]): Bar {
  if (report.length === 0) return { what, bar, value: `not run: verify ${stage}`, isPassed: false };
  const tests = report.filter((test) => file.test(test.file) && (title?.test(test.title) ?? true));
  const results = tests.flatMap(resultsOf ?? (({ isPassed }) => [isPassed]));
  const good = results.filter((isGood) => isGood).length;
  const value = `${good} of ${Math.max(results.length, least)}`;
  return { what, bar, value, isPassed: good >= results.length * share && results.length >= least };
}

/** The number of the kit's stories, and of those with a play function. */
export function countStories(): { stories: number; played: number } {
  const kit = inRepository('packages/ui/src');
  const sources = globSync('**/*.stories.tsx', { cwd: kit }).map((path) => readFileSync(`${kit}/${path}`, 'utf8'));
  const count = (pattern: RegExp) => sources.reduce((sum, source) => sum + (source.match(pattern)?.length ?? 0), 0);
  return { stories: count(/^export const \w+: Story\b/gm), played: count(/^ {2}play\b/gm) };
}
