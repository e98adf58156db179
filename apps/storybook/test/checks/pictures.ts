import { commands } from 'vitest/browser';

const marginPx = 16;

/** Bottom edge of the content, in pixels. */
function lowestEdge(): number {
  const edges = [...document.body.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom);
  return Math.min(window.innerHeight, Math.ceil(Math.max(0, ...edges)) + marginPx);
}

/**
 * Compares the story as currently rendered with its stored signature.
 * @returns what is wrong, or `undefined`
 */
export function checkPicture(of: { file: string; story: string; look: string }): Promise<string | undefined> {
  return commands.checkPicture({ ...of, width: window.innerWidth, height: lowestEdge() });
}
