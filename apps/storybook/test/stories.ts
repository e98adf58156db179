import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { storyFileName } from './storyFile.ts';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../../../packages/ui/src/**/*.stories.tsx', { eager: true });

/** Converts an export name to Storybook's URL form. */
const addressOf = (story: string) => story.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** A story of the kit with its arguments. */
export interface StoryOfKit {
  /** `Button › Solid`, `patterns/cart/CartRow › Absent` */
  name: string;
  /** Its file and its id within the file, as stored signatures are named. */
  picture: string;
  Story: ComponentType;
}

export const stories: StoryOfKit[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(composeStories(module)).map(([story, Story]) => ({
    name: `${storyFileName(path)} › ${story}`,
    picture: `${storyFileName(path)} ${addressOf(story)}`,
    Story: Story as ComponentType,
  })),
);
