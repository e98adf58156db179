import type { Meta, StoryObj } from '@storybook/react-vite';
import { contents, now } from '../../fixtures/publications.ts';
import { ScrollRow } from '../../page/PageSection/index.ts';
import { ContentCard } from './index.ts';

const [first] = contents;
if (!first) throw new Error('В примерах нет постов');

const meta = {
  title: 'Магазин/Лента/Пост · ContentCard',
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
export const Phone: Story = { ...Strip, name: 'На телефоне листается', globals: { viewport: { value: 'phone' } } };
