import type { Meta, StoryObj } from '@storybook/react-vite';
import { articles } from '../../fixtures/publications.ts';
import { ArticleCard, ArticleMosaic } from './index.ts';

const [first] = articles;
if (!first) throw new Error('В примерах нет статей');

const meta = {
  title: 'Магазин/Статьи/Карточка статьи · ArticleCard',
  id: 'article-card',
  component: ArticleCard,
  args: { article: first, level: 2 },
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = { name: 'Карточка' };
export const Mosaic: Story = {
  name: 'Одна большая и три рядом',
  render: () => (
    <ArticleMosaic>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} variant={index === 0 ? 'large' : 'row'} level={2} />
      ))}
    </ArticleMosaic>
  ),
};
export const Phone: Story = { ...Mosaic, name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
