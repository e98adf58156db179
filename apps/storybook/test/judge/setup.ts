import { afterEach, beforeEach } from 'vitest';
import { startClock, stopClock } from './clock.ts';
import { judgePicture } from './pictures.ts';
import { judgeTargets } from './targets.ts';
import { releaseFrame, showIn, windows } from './window.ts';
import { judgeWords } from './words.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** How much is wrong with a story; `pnpm bars:ui` adds it up. */
    found?: Record<'words' | 'pictures' | 'targets', number>;
  }
}

const theme = String(import.meta.env['VITE_STORY_THEME']);
/** Whether one picture that differs fails its story, as in `pnpm pictures:check`. */
const isStrict = import.meta.env['VITE_PICTURES'] === 'strict';

/** How often a story that looks different is looked at, and how long it is left to itself in between, milliseconds. */
const looks = 3;
const restMs = 400;

type Complaint = string | undefined;
const isComplaint = (complaint: Complaint): complaint is string => complaint !== undefined;

type Window = (typeof windows)[keyof typeof windows];

/** On a busy machine a story may come to rest later than its picture is taken: then it is taken again. */
async function judgeLook(of: { file: string; story: string; look: string }, window: Window): Promise<Complaint> {
  for (let look = 1; ; look++) {
    await showIn(window);
    const complaint = await judgePicture(of);
    if (complaint === undefined || look === looks) return complaint;
    await new Promise((resolve) => void setTimeout(resolve, restMs));
  }
}

/** What a story says, how it looks in both windows, and whether a finger can press it. */
async function judge(of: { file: string; story: string }) {
  const words: Complaint[] = [await judgeWords()];
  const pictures: Complaint[] = [];
  const targets: Complaint[] = [];
  for (const [kind, window] of Object.entries(windows)) {
    pictures.push(await judgeLook({ ...of, look: `${theme} ${window.width}` }, window));
    targets.push(judgeTargets(kind === 'phone' ? 'finger' : 'pointer'));
  }
  return {
    words: words.filter(isComplaint),
    pictures: pictures.filter(isComplaint),
    targets: targets.filter(isComplaint),
  };
}

// Storybook sends links to the window around a story (`<base target="_parent">`), which here is the test runner's.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
});

beforeEach(startClock);
// Hooks after a test run last first: the clock stops when the story has been judged.
afterEach(stopClock);

/** After a story has been played and checked by axe. */
afterEach(async ({ task }) => {
  // Not its errors: a story that is repeated keeps those of its first run.
  if (task.result?.state === 'fail') return;
  const { storyId } = task.meta as { storyId?: string };
  const of = { file: task.file.filepath, story: storyId?.split('--').at(-1) ?? task.name };
  const { words, pictures, targets } = await judge(of).finally(releaseFrame);
  task.meta.found = { words: words.length, pictures: pictures.length, targets: targets.length };
  // How many pictures may differ is a bar of its own (`pnpm bars:ui`): where letters are drawn otherwise, some do.
  if (!isStrict) for (const picture of pictures) console.warn(picture);
  const wrong = [...words, ...targets, ...(isStrict ? pictures : [])];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
