import type { BrowserCommandContext } from 'vitest/node';
import { protocolOf } from '../pictures/protocol.ts';

interface Said {
  value?: unknown;
}

const textOf = (said: Said | undefined): string[] => (typeof said?.value === 'string' ? [said.value] : []);

/** Browser command: every text in the story's accessibility tree: names, descriptions, values, role descriptions. */
export async function accessibleTexts(context: BrowserCommandContext): Promise<string[]> {
  const protocol = await protocolOf(context.page);
  const url = (await context.frame()).url();
  const { frameTree } = await protocol.send('Page.getFrameTree');
  const frameId = frameTree.childFrames?.find((child) => child.frame.url === url)?.frame.id;
  if (frameId === undefined) throw new Error('The frame of the story was not found.');
  const { nodes } = await protocol.send('Accessibility.getFullAXTree', { frameId });
  const texts = nodes
    .filter(({ ignored, role }) => !ignored && role?.value !== 'RootWebArea')
    .flatMap(({ name, description, value, properties = [] }) => [
      ...textOf(name),
      ...textOf(description),
      ...textOf(value),
      ...properties.filter((property) => property.name === 'roledescription').flatMap((one) => textOf(one.value)),
    ]);
  return [...new Set(texts)];
}
