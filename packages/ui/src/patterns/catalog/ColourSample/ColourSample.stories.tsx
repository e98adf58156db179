import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../../components/Inline/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { ColourSample, colourSample } from './index.ts';

const names = ['белый', 'кремовый', 'розовый', 'бордовый', 'красный', 'сиреневый', 'голубой', 'жёлтый', 'чёрный'];

const meta = {
  title: 'Магазин/Каталог/Цвет цветов · ColourSample',
  id: 'colour-sample',
  component: ColourSample,
  args: { colour: '#F2B9BF' },
} satisfies Meta<typeof ColourSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Names: Story = {
  name: 'По имени',
  render: () => (
    <Stack gap={8}>
      {names.map((name) => (
        <Inline key={name}>
          <ColourSample colour={colourSample(name) ?? ''} />
          {name}
        </Inline>
      ))}
    </Stack>
  ),
};
