import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contents, now } from '../../fixtures/publications.ts';
import { ScrollRow } from '../../page/PageSection/index.ts';
import { ContentCard } from './index.ts';

const [first] = contents;
if (!first) throw new Error('В примерах нет постов');

const meta = {
  title: 'Магазин/Лента/Пост · ContentCard',
  id: 'content-card',
  component: ContentCard,
  args: { content: first, now },
} satisfies Meta<typeof ContentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Strip: Story = {
  name: 'Лента',
  render: () => (
    <ScrollRow kind="posts">
      {contents.map((content) => (
        <ContentCard key={content.id} content={content} now={now} />
      ))}
    </ScrollRow>
  ),
};
export const Opening: Story = {
  name: 'Открывается на месте',
  args: { onOpen: fn() },
  decorators: [
    (Story) => (
      <ScrollRow kind="posts">
        <Story />
      </ScrollRow>
    ),
  ],
  play: async ({ canvas, args }) => {
    const post = canvas.getByRole('link');
    const user = userEvent.setup();
    await expect(post).toHaveAttribute('href', expect.stringMatching(/\/content$/));
    await user.click(post);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    // Opens in a new tab.
    await user.keyboard('{Control>}');
    await user.click(post);
    await user.keyboard('{/Control}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { ...Strip, name: 'На телефоне листается', globals: { viewport: { value: 'phone' } } };
