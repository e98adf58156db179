import { afterEach as runAxe } from '@storybook/addon-a11y/preview';

/** Rules whose result depends on colours. All others give the same result in every theme. */
const runOnly = ['color-contrast', 'link-in-text-block'];

/** The composed story, which the Storybook plugin leaves in the context of its test. */
export type TestedStory = Parameters<typeof runAxe>[0];

/**
 * Checks the colours of the story as currently rendered. Storybook has run all rules in the theme it was played in.
 * @returns what is wrong, or `undefined`
 */
export async function checkColours(story: TestedStory): Promise<string | undefined> {
  const { a11y } = story.parameters;
  try {
    await runAxe({
      ...story,
      parameters: { a11y: { ...a11y, options: { ...a11y?.options, runOnly } } },
      viewMode: 'story',
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
