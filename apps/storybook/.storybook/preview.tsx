import type { Decorator, Preview } from '@storybook/react-vite';
import { ImageProvider } from '@vetka/ui/Image';
import { toast } from '@vetka/ui/Toaster';
import '@vetka/ui/styles';
import { asItIs } from '../docs/page/imageLoader.ts';
import { applyTheme } from '../docs/page/theme.ts';
import { argTypeOf, propsOfStory } from '../docs/props/controls.ts';
import { documentationOf } from '../docs/kit/registry.ts';
import { DocsContainer, DocsPage } from './docsPage.tsx';

const onThePage: Decorator = (Story, { globals }) => {
  document.documentElement.lang = 'ru';
  applyTheme(globals['theme']);
  return (
    <ImageProvider loader={asItIs}>
      <Story />
    </ImageProvider>
  );
};

/** What a story passes. */
interface StoryContext {
  name: string;
  parameters: Record<string, unknown>;
  initialArgs: Record<string, unknown>;
}

/** A control for every property that the story takes, described in Russian, in place of what Storybook infers. */
function controlsOf({ name, parameters, initialArgs }: StoryContext) {
  const documentation = documentationOf(String(parameters['fileName']));
  if (!documentation) return {};
  const props = propsOfStory(documentation, name);
  return Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop, initialArgs[prop.name])]));
}

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  // The toast list is global to the page, and a test run shows many stories on one page.
  beforeEach: () => toast.dismiss(),
  decorators: [onThePage],
  argTypesEnhancers: [controlsOf],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Тема',
      toolbar: {
        title: 'Тема',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Светлая', icon: 'sun' },
          { value: 'dark', title: 'Тёмная', icon: 'moon' },
          { value: 'contrast', title: 'Высокий контраст', icon: 'contrast' },
          { value: 'system', title: 'Как в системе', icon: 'browser' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    // Chromatic modes: every story in both themes, on a phone and on a laptop.
    chromatic: {
      modes: {
        'light phone': { theme: 'light', viewport: 'phone' },
        'light laptop': { theme: 'light', viewport: 'laptop' },
        'dark phone': { theme: 'dark', viewport: 'phone' },
        'dark laptop': { theme: 'dark', viewport: 'laptop' },
      },
    },
    controls: { expanded: true },
    // Steps of tests: for those who write stories, not for readers.
    interactions: { disable: import.meta.env.PROD },
    docs: {
      container: DocsContainer,
      page: DocsPage,
      story: { inline: true },
      toc: { title: 'На странице', headingSelector: 'h2' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        locales: 'ru',
        order: [
          'Начало',
          [
            'Добро пожаловать',
            'Обзор',
            'Как поставить',
            'Своё оформление',
            'Свои слова',
            'Как названы свойства',
            'Как писать для людей',
            'Клавиатура',
            'Состояния',
            'Как тестировать',
            'Как участвовать',
            'Что изменилось',
          ],
          'Оформление',
          ['Цвета', 'Шесть пар', 'Шрифт', 'Отступы и сетка', 'Скругления, тени, слои', 'Движение', 'Все значки'],
          'Основа',
          'Компоненты',
          ['Действия', 'Окна', 'Показ', 'Состояния', 'Переходы', 'Оформление'],
          'Раскладка',
          'Поля',
          'Формы',
          'Рабочий стол',
          'Магазин',
          'Экраны',
          'Машины',
        ],
      },
    },
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
