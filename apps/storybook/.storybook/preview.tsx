import type { Decorator, Preview } from '@storybook/react-vite';
import { ImageProvider } from '@vetka/ui/Image';
import '@vetka/ui/styles';

/** Fixture pictures lie in `public/` in one size: there is no image server here. */
const asItIs = (src: string) => src;

const onThePage: Decorator = (Story, { globals }) => {
  const root = document.documentElement;
  root.lang = 'ru';
  root.dataset['theme'] = String(globals['theme']);
  return (
    <ImageProvider loader={asItIs}>
      <Story />
    </ImageProvider>
  );
};

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [onThePage],
  tags: ['autodocs'],
  // The tests run every story once per theme and say which one through this variable.
  initialGlobals: { theme: import.meta.env['VITE_STORY_THEME'] ?? 'light' },
  globalTypes: {
    theme: {
      description: 'Тема',
      toolbar: {
        title: 'Тема',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Светлая' },
          { value: 'dark', title: 'Тёмная' },
          { value: 'contrast', title: 'Высокий контраст' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { toc: { title: 'На странице' } },
    options: { storySort: { order: ['Основа', 'Компоненты', 'Раскладка', 'Поля', 'Слои', 'Магазин'] } },
    viewport: {
      options: {
        phone: viewport('Телефон, 390', 390, 844),
        tablet: viewport('Планшет, 768', 768, 1024),
        laptop: viewport('Ноутбук, 1280', 1280, 800),
        desktop: viewport('Монитор, 1440', 1440, 900),
      },
    },
  },
};

export default preview;
