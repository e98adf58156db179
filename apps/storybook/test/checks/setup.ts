import { configure } from 'storybook/test';
import { afterEach, beforeEach } from 'vitest';
import { applyTheme } from '../../docs/page/theme.ts';
import { checkColours, type TestedStory } from './axe.ts';
import { startClock, stopClock } from './clock.ts';
import { checkModality } from './modality.ts';
import { checkPicture } from './pictures.ts';
import { checkTargets } from './targets.ts';
import { releaseFrame, showIn, waitUntilStable, windows } from './window.ts';
import { checkWords } from './words.ts';

type Theme = 'light' | 'dark';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of problems of a story; `pnpm bars:ui` sums them up. */
    found?: { words: number; targets: number; pictures: Record<Theme, number> };
    /** The reports of axe, one per theme. */
    reports?: { type: string; status: string }[];
  }
}

/** Whether a single differing picture fails its story, as in `pnpm pictures:check`. */
const isStrict = import.meta.env['VITE_PICTURES'] === 'strict';

// On a busy machine React renders what a pointer enters or leaves seconds later.
configure({ asyncUtilTimeout: 10_000 });

/** Outside Storybook nobody reads the details of passed rules: 160 kB per story on their way to the report. */
const isStandalone = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** How many times to compare a story that looks different, and the pause between attempts (ms). */
const maxAttempts = 3;
const retryDelayMs = 400;

/** The themes of each window in order. A story is played in light; each window starts in the theme that is on. */
const looks = [
  { window: windows.desktop, pointer: 'pointer', themes: ['light', 'dark'] },
  { window: windows.phone, pointer: 'finger', themes: ['dark', 'light'] },
] as const;

type Problem = string | undefined;
const isProblem = (problem: Problem): problem is string => problem !== undefined;

interface LookOf {
  file: string;
  story: string;
  look: string;
}

/** Retries: on a busy machine a story may settle only after the first screenshot. */
async function checkLook(of: LookOf, window: (typeof looks)[number]['window']): Promise<Problem> {
  for (let attempt = 1; ; attempt++) {
    const problem = await checkPicture(of);
    if (problem === undefined || attempt === maxAttempts) return problem;
    await new Promise((resolve) => void setTimeout(resolve, retryDelayMs));
    await showIn(window);
  }
}

async function wear(theme: Theme): Promise<void> {
  if (document.documentElement.dataset['theme'] === theme) return;
  applyTheme(theme);
  await waitUntilStable();
}

/** Checks the words of a story, and in both windows its appearance in both themes and the size of its targets. */
async function checkStory(of: { file: string; story: string }, tested: TestedStory) {
  const found = { words: [await checkWords(), checkModality()], colours: [] as Problem[], targets: [] as Problem[] };
  const pictures: Record<Theme, Problem[]> = { light: [], dark: [] };
  for (const { window, pointer, themes } of looks) {
    await showIn(window);
    for (const theme of themes) {
      await wear(theme);
      pictures[theme].push(await checkLook({ ...of, look: `${theme} ${window.width}` }, window));
      if (window === windows.desktop && theme === 'dark') found.colours.push(await checkColours(tested));
    }
    found.targets.push(checkTargets(pointer));
  }
  return {
    words: found.words.filter(isProblem),
    colours: found.colours.filter(isProblem),
    targets: found.targets.filter(isProblem),
    pictures: { light: pictures.light.filter(isProblem), dark: pictures.dark.filter(isProblem) },
  };
}

// Storybook opens links in the parent window (`<base target="_parent">`), which here belongs to the test runner.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
});

beforeEach(startClock);
// Hooks run in reverse order: the clock stops after the story has been checked.
afterEach(stopClock);

/** Runs after the story's `play` function and its axe check in light. */
afterEach(async ({ task, ...context }) => {
  // Don't rely on `errors`: a retried story keeps those of its first run.
  if (task.result?.state === 'fail') return;
  const { story } = context as unknown as { story: TestedStory };
  const { storyId } = task.meta as { storyId?: string };
  const of = { file: task.file.filepath, story: storyId?.split('--').at(-1) ?? task.name };
  const { words, colours, targets, pictures } = await checkStory(of, story).finally(releaseFrame);
  if (isStandalone) task.meta.reports = story.reporting.reports.map(({ type, status }) => ({ type, status }));
  const [light, dark] = [pictures.light.length, pictures.dark.length];
  task.meta.found = { words: words.length, targets: targets.length, pictures: { light, dark } };
  // The number of differing pictures has its own limit (`pnpm bars:ui`): text renders differently on other machines.
  const different = [...pictures.light, ...pictures.dark];
  if (!isStrict) for (const picture of different) console.warn(picture);
  const wrong = [...words, ...colours, ...targets, ...(isStrict ? different : [])];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
