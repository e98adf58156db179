import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../chromium.ts';
import { serveFolder, type StaticServer } from './staticServer.ts';

interface Entry {
  id: string;
  type: string;
  title: string;
}

/** Global that Storybook sets in its preview window. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, message: unknown) => void };
}

const folder = mkdtempSync(join(tmpdir(), 'vetka-storybook-'));
const pageErrors: string[] = [];
let server: StaticServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  await promisify(execFile)('node', ['../../scripts/build-storybook.ts', '--output-dir', folder]);
  server = await serveFolder(folder);
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
  });
  page = await browser.newPage();
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  // Stories in iframes are covered by the story tests.
  await page.route(/viewMode=story/, (route) => route.abort());
  const welcome = readPages().find(({ title }) => title.startsWith('Начало'));
  await page.goto(`${server.url}iframe.html?viewMode=docs&id=${encodeURIComponent(welcome?.id ?? '')}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}, 300_000);

afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
});

function readPages(): Entry[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

/** Navigates as the sidebar does and returns the page's heading. */
async function open({ id }: Entry): Promise<string> {
  const before = await page.getByRole('heading', { level: 1 }).textContent();
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, id);
  await page.waitForFunction((last) => {
    const heading = document.querySelector('#storybook-docs h1')?.textContent;
    return heading && heading !== last;
  }, before);
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}

async function openTitled(pattern: RegExp): Promise<string> {
  const entry = readPages().find(({ title }) => pattern.test(title));
  if (!entry) throw new Error(`No page is called ${pattern}`);
  return open(entry);
}

/** Titles in the index end with the aliases of the component. */
const openComponent = (name: string) => openTitled(new RegExp(` · ${name}(?: – |$)`));

/** The whole Storybook, with its sidebar and panels. */
async function openManager(path: string): Promise<Page> {
  const manager = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  manager.on('pageerror', (error) => pageErrors.push(String(error)));
  await manager.goto(`${server.url}index.html?path=${path}`);
  return manager;
}

/** What the first view may send, compressed: Storybook's own frame is 0.9 MB of it (decision 352). */
const maxFirstView = 1_650_000;

test('the first view sends no more than it did', async () => {
  const context = await browser.newContext();
  const first = await context.newPage();
  const files = new Set<string>();
  first.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok()) files.add(decodeURIComponent(pathname.slice(1)));
  });
  await first.goto(`${server.url}index.html`);
  await first.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
  await context.close();
  const sent = [...files].map((file) => gzipSync(readFileSync(join(folder, file))).length);
  const total = sent.reduce((sum, size) => sum + size, 0);
  expect(files.size).toBeGreaterThan(20);
  expect(total).toBeLessThan(maxFirstView);
}, 120_000);

test('opens the hand-written pages: tokens, forms, machines', async () => {
  const written = readPages().filter(({ title }) => /^(Начало\/(?!Добро)|Оформление|Формы\/Как|Машины)/.test(title));
  expect(written.length).toBeGreaterThan(27);
  const headings = new Set<string>();
  for (const entry of written) headings.add(await open(entry));
  expect(headings.size).toBe(written.length);
  expect(pageErrors).toEqual([]);
}, 120_000);

test('the keyboard page shows the tested tables and links to their components', async () => {
  expect(await openTitled(/^Начало\/Клавиатура$/)).toBe('Клавиатура');
  const keys = page.getByRole('group', { name: 'Клавиши: Меню: строки' });
  await keys.getByRole('row', { name: 'Escape Закрывает меню.' }).waitFor();
  const link = page.getByRole('link', { name: 'DropdownMenu' }).first();
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/^\.\/\?path=\/docs\//);
  expect(pageErrors).toEqual([]);
}, 60_000);

test('draws the diagram of a machine', async () => {
  await openTitled(/^Машины\/Часть заказа$/);
  await openTitled(/^Машины\/Чат$/);
  await page.getByRole('img', { name: /^Состояния машины «Чат»/ }).waitFor();
  expect(await page.locator('svg text', { hasText: 'reconnecting' }).count()).toBeGreaterThan(0);
}, 60_000);

test('a component page has its guide, stories, properties and a link to another page', async () => {
  expect(await openComponent('Button')).toBe('Кнопка · Button');
  const parts = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(parts).toEqual(
    expect.arrayContaining(['Когда брать', 'Когда взять другое', 'Клавиатура', 'Состояния', 'Свойства']),
  );
  expect(await page.getByRole('rowheader', { name: 'loadingText' }).count()).toBe(1);
  const link = page.getByRole('link', { name: 'IconButton' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toMatch(/^\.\/\?path=\/docs\//);
  expect(pageErrors).toEqual([]);
}, 60_000);

test('a Russian button, and only that one, shows the code of a story', async () => {
  await openComponent('Badge');
  const show = page.getByRole('button', { name: 'Показать код' }).first();
  await show.click();
  const code = await page.locator('pre', { hasText: '<Badge' }).first().textContent();
  expect(code).toContain("import { Badge } from '@vetka/ui/Badge';");
  expect(await page.getByRole('button', { name: 'Скрыть код' }).count()).toBe(1);
  expect(await page.getByRole('button', { name: /code|copy/i }).count()).toBe(0);
  expect(pageErrors).toEqual([]);
}, 60_000);

test('a page follows the theme of the toolbar', async () => {
  await openTitled(/^Машины\/Корзина$/);
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
    channel.emit('updateGlobals', { globals: { theme: 'dark' } });
  });
  await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  expect(pageErrors).toEqual([]);
}, 60_000);

const searches: readonly (readonly [word: string, component: string])[] = [
  ['модалка', 'Диалог · Dialog'],
  ['тост', 'Уведомления · Toaster'],
  ['таблица', 'Таблица · DataTable'],
  ['выпадашка', 'Меню · DropdownMenu'],
  ['попап', 'Диалог · Dialog'],
  ['инпут', 'Строка · TextField'],
  ['аккордеон', 'Гармошка · Accordion'],
  ['autocomplete', 'Combobox'],
];

test('the search finds a component by the words that people use', async () => {
  const manager = await openManager('/docs/button--docs');
  const field = manager.locator('#storybook-explorer-searchfield');
  for (const [word, component] of searches) {
    await field.fill(word);
    await manager.getByRole('option').filter({ hasText: component }).first().waitFor({ timeout: 15_000 });
  }
  expect(pageErrors).toEqual([]);
  await manager.close();
}, 120_000);

test('the sidebar shows names without aliases', async () => {
  const manager = await openManager('/docs/button--docs');
  await manager.getByRole('button', { name: 'Кнопка · Button', exact: true }).waitFor();
  expect(await manager.getByRole('button', { name: /батон/ }).count()).toBe(0);
  await manager.close();
}, 60_000);

/** Names that stay as they are: the program's own, commands, and what the code of the kit calls things. */
const properNames = /^(?:Storybook|storybook-preview-iframe|GitHub|Chromatic|Docs|npm|yarn|pnpm|and the)$/;

/** The texts of Storybook's frame without a Russian letter: what is shown, and what screen readers read. */
function englishTexts(manager: Page): Promise<string[]> {
  return manager.evaluate(() =>
    [...document.querySelectorAll('body *')]
      // The tree has the names of components, the panel those of properties.
      .filter((element) => !element.closest('#storybook-explorer-tree, pre, code, script, style, svg, tbody'))
      .flatMap((element) => [
        ...['aria-label', 'title', 'placeholder', 'aria-description'].map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '')),
      ])
      .map((text) => text.trim())
      .filter((text) => /[a-z]{3}/i.test(text) && !/[а-яё]/i.test(text)),
  );
}

test.each(['/story/button--solid', '/docs/button--docs', '/settings/shortcuts', '/settings/about'])(
  "Storybook's own texts at %s are Russian, on a monitor and on a phone",
  async (path) => {
    const manager = await openManager(path);
    for (const width of [1440, 390]) {
      await manager.setViewportSize({ width, height: 900 });
      await manager.locator('#storybook-preview-iframe, h1, h2').first().waitFor({ state: 'attached' });
      await expect
        .poll(() => englishTexts(manager).then((texts) => texts.filter((text) => !properNames.test(text))), {
          timeout: 15_000,
        })
        .toEqual([]);
    }
    await manager.close();
  },
  60_000,
);

test('a designer changes a story in the panel, which describes properties in Russian', async () => {
  const manager = await openManager('/story/button--solid');
  const row = manager.getByRole('row', { name: /^isFullWidth/ });
  await row.getByText('Во всю ширину.').waitFor();
  const button = manager.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Заказать сейчас' });
  await manager
    .getByRole('row', { name: /^children/ })
    .getByRole('textbox')
    .fill('Заказать сейчас');
  await button.waitFor();
  expect(pageErrors).toEqual([]);
  await manager.close();
}, 60_000);
