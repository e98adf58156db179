import { afterEach, beforeEach } from 'vitest';
import { startClock } from './clock.ts';
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

type Complaint = string | undefined;
const isComplaint = (complaint: Complaint): complaint is string => complaint !== undefined;

/** What a story says, how it looks in both windows, and whether a finger can press it. */
async function judge(of: { file: string; story: string }) {
  const words: Complaint[] = [await judgeWords()];
  const pictures: Complaint[] = [];
  const targets: Complaint[] = [];
  for (const [kind, window] of Object.entries(windows)) {
    await showIn(window);
    pictures.push(await judgePicture({ ...of, look: `${theme} ${window.width}` }));
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

/** After a story has been played and checked by axe. */
afterEach(async ({ task }) => {
  if (task.result?.errors?.length) return;
  const { storyId } = task.meta as { storyId?: string };
  const of = { file: task.file.filepath, story: storyId?.split('--').at(-1) ?? task.name };
  const { words, pictures, targets } = await judge(of).finally(releaseFrame);
  task.meta.found = { words: words.length, pictures: pictures.length, targets: targets.length };
  const wrong = [...words, ...pictures, ...targets];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
