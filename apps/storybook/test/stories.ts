import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type StoryModule = Parameters<typeof composeStories>[0];

const modules = import.meta.glob<StoryModule>('../../../packages/ui/src/**/*.stories.tsx', { eager: true });

/** `Button › Главная` */
const nameOf = (path: string, story: string) => `${path.split('/').at(-2)} › ${story}`;

/** Every story of the kit with the arguments it is shown with. */
export const stories: { name: string; Story: ComponentType }[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(composeStories(module)).map(([story, Story]) => ({
    name: nameOf(path, story),
    Story: Story as ComponentType,
  })),
);
