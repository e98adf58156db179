import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Form } from '../../components/Form/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Image } from '../../components/Image/index.ts';
import { ImageIcon, TrashIcon } from '../../components/Icon/index.ts';
import { peonies, plainPeonies, type PictureBlock } from '../../patterns/fixtures/richText.ts';
import type { RichTextDocument, RichTextOwnBlock } from '../RichText/index.ts';
import { RichTextEditor, type RichTextNode, type RichTextNodeProps, type RichTextTool } from './index.ts';

const onSend = fn<(data: Record<string, FormDataEntryValue>) => void>();

const meta = {
  title: 'Рабочий стол/Тексты/Редактор текста · RichTextEditor',
  id: 'rich-text-editor',
  component: RichTextEditor,
  parameters: { layout: 'padded' },
  args: {
    label: 'Описание',
    hint: 'Покупатель увидит его под фотографиями',
    defaultValue: plainPeonies,
    onChange: fn<(document: RichTextDocument<RichTextOwnBlock>) => void>(),
  },
} satisfies Meta<typeof RichTextEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
/** The code of the editor is loaded when it is shown. */
const textOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Описание' }, { timeout: 10_000 });
const tool = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

export const Filled: Story = {
  name: 'С текстом',
  play: async ({ canvas }) => {
    await expect(await textOf(canvas)).toHaveAccessibleDescription('Покупатель увидит его под фотографиями');
    await expect(canvas.getByRole('heading', { level: 2, name: 'Вода' })).toBeVisible();
    await expect(canvas.getByRole('toolbar', { name: 'Оформление текста' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Пустой',
  args: { defaultValue: { type: 'doc', content: [] }, placeholder: 'Чем хорош этот букет', limit: 1000 },
  play: async ({ canvas }) => {
    await textOf(canvas);
    await expect(canvas.getByText('Чем хорош этот букет')).toBeVisible();
    await expect(canvas.getByText('0 / 1000')).toBeVisible();
  },
};

export const Wrong: Story = {
  name: 'С ошибкой',
  args: { defaultValue: { type: 'doc', content: [] }, isRequired: true, error: 'Напишите хотя бы одно предложение' },
  play: async ({ canvas }) => {
    await expect(await textOf(canvas)).toBeInvalid();
  },
};

export const Disabled: Story = { name: 'Недоступный', args: { isDisabled: true } };
export const ReadOnly: Story = {
  name: 'Только для чтения',
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Вода' })).toBeVisible();
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

export const Brief: Story = {
  name: 'Только списки и ссылки',
  args: { formats: ['bold', 'list', 'link'] },
  play: async ({ canvas }) => {
    await textOf(canvas);
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Цитата' })).toBeNull();
  },
};

const typed = { type: 'paragraph', content: [{ type: 'text', text: 'Пионы', marks: [{ type: 'bold' }] }] };

export const Typed: Story = {
  name: 'Пишут и оформляют',
  args: { defaultValue: { type: 'doc', content: [] }, limit: 20 },
  parameters: { pictures: false },
  play: async ({ args, canvas, step }) => {
    const text = await textOf(canvas);
    await step('жирный: кнопка нажата, значение – документ', async () => {
      await userEvent.click(text);
      await userEvent.click(tool(canvas, 'Жирный'));
      await expect(text).toHaveFocus();
      await userEvent.keyboard('Пионы');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ type: 'doc', content: [typed] }));
      await expect(tool(canvas, 'Жирный')).toHaveAttribute('aria-pressed', 'true');
      await expect(canvas.getByText('5 / 20')).toBeVisible();
    });
    await step('отменить и вернуть', async () => {
      await userEvent.click(tool(canvas, 'Отменить'));
      await waitFor(() => expect(text).not.toHaveTextContent('Пионы'));
      await userEvent.click(tool(canvas, 'Вернуть'));
      await waitFor(() => expect(text).toHaveTextContent('Пионы'));
    });
  },
};

export const Link: Story = {
  name: 'Ссылка',
  args: { defaultValue: { type: 'doc', content: [] } },
  play: async ({ canvas, step }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    await userEvent.click(tool(canvas, 'Ссылка'));
    const address = await screen.findByRole('textbox', { name: 'Адрес' });
    await step('небезопасный адрес не принимается', async () => {
      await userEvent.type(address, 'javascript:alert(1){Enter}');
      await expect(address).toHaveAccessibleDescription('Такой адрес не откроется. Пример: https://example.ru');
    });
    await step('адрес без протокола дополняется', async () => {
      await userEvent.clear(address);
      await userEvent.type(address, 'example.ru{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByRole('link')).toHaveAttribute('href', 'https://example.ru');
    });
    await step('ссылку меняют и убирают', async () => {
      await userEvent.click(tool(canvas, 'Ссылка'));
      await expect(await screen.findByRole('textbox', { name: 'Адрес' })).toHaveValue('https://example.ru');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Убрать ссылку' })).toBeVisible());
    });
  },
};

/** Pastes HTML as the browser does. */
function paste(element: Element, html: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const Pasted: Story = {
  name: 'Вставлено с другой страницы',
  args: { defaultValue: { type: 'doc', content: [] } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const text = await textOf(canvas);
    await userEvent.click(text);
    paste(
      text,
      '<h1>Громко</h1><p style="color:red">Слова <b>важные</b></p><table><tr><td>из таблицы</td></tr></table>' +
        '<a href="javascript:alert(1)">сюда</a><img src="x">',
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Громко' })).toBeVisible();
    await expect(canvas.getByText('важные').tagName).toBe('STRONG');
    await expect(text).toHaveTextContent('из таблицы');
    await expect(text.querySelectorAll('[style], table, a, img:not([class])')).toHaveLength(0);
  },
};

function Picture({ attributes: { src, caption }, isFixed, onRemove }: RichTextNodeProps<PictureBlock['attrs']>) {
  return (
    <figure>
      <Image src={src} alt="" ratio="16 / 9" />
      <figcaption>{caption}</figcaption>
      <IconButton label={`Убрать: ${caption}`} icon={<TrashIcon />} isDisabled={isFixed} onClick={onRemove} />
    </figure>
  );
}

const picture: RichTextNode<PictureBlock> = {
  type: 'picture',
  attributes: { src: '', caption: '' },
  isComplete: ({ src }) => src !== '',
  View: Picture,
};

const addPicture: RichTextTool<PictureBlock> = {
  label: 'Снимок',
  icon: <ImageIcon />,
  onPress: ({ insert }) =>
    insert([{ type: 'picture', attrs: { src: '/media/bouquet-1.webp', caption: 'Новый снимок' } }]),
};

export const Own: Story = {
  name: 'Блоки приложения',
  render: () => (
    <RichTextEditor label="Описание" variant="page" defaultValue={peonies} nodes={[picture]} tools={[addPicture]} />
  ),
  play: async ({ canvas }) => {
    await textOf(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать: Утренний пион' }));
    await expect(canvas.queryByText('Утренний пион')).toBeNull();
    await userEvent.click(tool(canvas, 'Снимок'));
    await expect(await canvas.findByText('Новый снимок')).toBeVisible();
  },
};

export const InForm: Story = {
  name: 'В форме',
  parameters: { pictures: false },
  render: () => (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Stack>
        <RichTextEditor label="Описание" name="about" isRequired />
        <Button type="submit">Сохранить</Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas, step }) => {
    const text = await textOf(canvas);
    await step('пустое обязательное поле не даёт отправить форму, и фокус – в тексте', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
      await waitFor(() => expect(text).toHaveAccessibleDescription('Поле обязательно для заполнения'));
      await expect(text).toHaveFocus();
    });
    await step('отправляется документ', async () => {
      await userEvent.keyboard('Пионы');
      await waitFor(() => expect(text).not.toHaveAccessibleDescription());
      await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }));
      const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Пионы' }] }];
      await expect(onSend).toHaveBeenLastCalledWith({ about: JSON.stringify({ type: 'doc', content }) });
    });
  },
};
