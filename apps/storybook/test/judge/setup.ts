import { afterEach, beforeEach } from 'vitest';
import { startClock } from './clock.ts';
import { judgePicture } from './pictures.ts';
import { judgeTargets } from './targets.ts';
import { releaseFrame, showIn, windows } from './window.ts';
import { judgeWords } from './words.ts';

const theme = String(import.meta.env['VITE_STORY_THEME']);

beforeEach(startClock);

/** After a story has been played and checked by axe: what it says, how it looks, whether a finger can press it. */
afterEach(async ({ task }) => {
  if (task.result?.errors?.length) return;
  const { storyId } = task.meta as { storyId?: string };
  const of = { file: task.file.filepath, story: storyId?.split('--').at(-1) ?? task.name };
  const complaints = [await judgeWords()];
  await showIn(windows.desktop);
  complaints.push(await judgePicture({ ...of, look: `${theme} ${windows.desktop.width}` }), judgeTargets('pointer'));
  await showIn(windows.phone);
  complaints.push(await judgePicture({ ...of, look: `${theme} ${windows.phone.width}` }), judgeTargets('finger'));
  releaseFrame();
  const wrong = complaints.filter((complaint) => complaint !== undefined);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
});
