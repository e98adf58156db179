import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Image } from '../../components/Image/index.ts';
import { peonies, plainPeonies, type PictureBlock } from '../../patterns/fixtures/richText.ts';
import { Prose, RichText, type RichTextBlocks, type RichTextDocument } from './index.ts';

const blocks: RichTextBlocks<PictureBlock> = {
  picture: ({ attrs: { src, caption } }) => (
    <figure>
      <Image src={src} alt="" ratio="16 / 9" />
      <figcaption>{caption}</figcaption>
    </figure>
  ),
};

const meta = {
  title: 'Рабочий стол/Тексты/Оформленный текст · RichText',
  id: 'rich-text',
  component: RichText,
  parameters: { layout: 'padded' },
  args: { document: plainPeonies },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfPage: Story = {
  name: 'Статья',
  args: { headingId: (place) => `p${place}` },
  render: (args) => <RichText {...args} document={peonies} blocks={blocks} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Вода' })).toHaveAttribute('id', 'p1');
    await expect(canvas.getByRole('figure')).toHaveTextContent('Утренний пион');
    await expect(canvas.getByRole('link', { name: 'отдельный рассказ' })).toHaveAttribute('href', '/articles/dacha');
  },
};

export const InCard: Story = { name: 'Внутри карточки', args: { size: 'm' } };

/** As a document may come from elsewhere: with a block and a mark of a later version, and an address of a script. */
const foreign = {
  type: 'doc',
  content: [
    { type: 'table', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'не видно' }] }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Сюда', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] },
        { type: 'text', text: ' и ', marks: [{ type: 'blink' }] },
        { type: 'text', text: 'на другой сайт', marks: [{ type: 'link', attrs: { href: 'https://example.ru/' } }] },
      ],
    },
  ],
} as unknown as RichTextDocument;

export const Foreign: Story = {
  name: 'С чужими узлами',
  args: { document: foreign },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('не видно')).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'nofollow noopener ugc');
    await expect(canvas.getByText(/^Сюда и/)).toBeVisible();
  },
};

export const OfHtml: Story = {
  name: 'Из своего HTML',
  render: () => <Prose html="<h2>Доставка</h2><p>По Москве – <strong>за два часа</strong>.</p>" />,
};
