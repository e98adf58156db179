import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyComponent, lazyComponentsLoaded } from './lazyComponent.tsx';

const moduleOf = (text: string) => ({ default: () => createElement('p', null, text) });

test('the server renders a lazy component in full, with those that its module declares', async () => {
  const Outer = lazyComponent(async () => {
    await Promise.resolve();
    const Inner = lazyComponent(async () => moduleOf('Отзывы'));
    return { default: () => createElement('main', null, createElement(Inner)) };
  });
  await lazyComponentsLoaded();
  expect(renderToString(createElement(Outer))).toBe('<!--$--><main><!--$--><p>Отзывы</p><!--/$--></main><!--/$-->');
});

test('a component whose code does not load does not prevent other pages from rendering', async () => {
  const Broken = lazyComponent(() => Promise.reject(new Error('no such chunk')));
  const Whole = lazyComponent(async () => moduleOf('Букеты'));
  await lazyComponentsLoaded();
  expect(renderToString(createElement(Whole))).toContain('Букеты');
  await expect(Broken.preload()).resolves.toBeUndefined();
});
