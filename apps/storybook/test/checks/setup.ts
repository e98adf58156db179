import { afterEach, beforeEach } from 'vitest';
import { startClock, stopClock } from './clock.ts';
import { checkPicture } from './pictures.ts';
import { checkTargets } from './targets.ts';
import { releaseFrame, showIn, windows } from './window.ts';
import { checkWords } from './words.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Number of problems of a story; `pnpm bars:ui` sums them up. */
    found?: Record<'words' | 'pictures' | 'targets', number>;
  }
}

const theme = String(import.meta.env['VITE_STORY_THEME']);
/** Whether a single differing picture fails its story, as in `pnpm pictures:check`. */
const isStrict = import.meta.env['VITE_PICTURES'] === 'strict';

/** How many times to compare a story that looks different, and the pause between attempts (ms). */
const maxAttempts = 3;
const retryDelayMs = 400;

type Problem = string | undefined;
const isProblem = (problem: Problem): problem is string => problem !== undefined;

type Window = (typeof windows)[keyof typeof windows];

/** Retries: on a busy machine a story may settle only after the first screenshot. */
async function checkLook(of: { file: string; story: string; look: string }, window: Window): Promise<Problem> {
  for (let attempt = 1; ; attempt++) {
    await showIn(window);
    const problem = await checkPicture(of);
    if (problem === undefined || attempt === maxAttempts) return problem;
    await new Promise((resolve) => void setTimeout(resolve, retryDelayMs));
  }
}

/** Checks the words of a story, its appearance in both windows and the size of its targets. */
async function checkStory(of: { file: string; story: string }) {
  const words: Problem[] = [await checkWords()];
  const pictures: Problem[] = [];
  const targets: Problem[] = [];
  for (const [kind, window] of Object.entries(windows)) {
    pictures.push(await checkLook({ ...of, look: `${theme} ${window.width}` }, window));
    targets.push(checkTargets(kind === 'phone' ? 'finger' : 'pointer'));
  }
  return {
    words: words.filter(isProblem),
    pictures: pictures.filter(isProblem),
    targets: targets.filter(isProblem),
  };
}

// Storybook opens links in the parent window (`<base target="_parent">`), which here belongs to the test runner.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
});

beforeEach(startClock);
// Hooks run in reverse order: the clock stops after the story has been checked.
afterEach(stopClock);

/** Runs after the story's `play` function and the axe check. */
afterEach(async ({ task }) => {
  // Don't rely on `errors`: a retried story keeps those of its first run.
  if (task.result?.state === 'fail') return;
  const { storyId } = task.meta as { storyId?: string };
  const of = { file: task.file.filepath, story: storyId?.split('--').at(-1) ?? task.name };
  const { words, pictures, targets } = await checkStory(of).finally(releaseFrame);
  task.meta.found = { words: words.length, pictures: pictures.length, targets: targets.length };
  // The number of differing pictures has its own limit (`pnpm bars:ui`): text renders differently on other machines.
  if (!isStrict) for (const picture of pictures) console.warn(picture);
  const wrong = [...words, ...targets, ...(isStrict ? pictures : [])];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
