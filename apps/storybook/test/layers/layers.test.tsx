import { toast } from '@vetka/ui/Toaster';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../mount.tsx';
import { innerLayers, type InnerLayer } from './inner.tsx';
import { openerName, outerLayers, outerTitle, Page } from './page.tsx';
import { placesOnPage, tracesOnPage, type Traces } from './traces.ts';

const opener = page.getByRole('button', { name: openerName, includeHidden: true });
const outer = page.getByRole('dialog', { name: outerTitle, includeHidden: true });
/** A point of the scrim outside every layer, in any window size. */
const scrim = { position: { x: 6, y: 300 }, force: true } as const;

const pairs = Object.entries(outerLayers).flatMap(([outerName, Outer]) =>
  innerLayers.map((inner) => ({ outerName, Outer, inner, name: `${inner.name} in ${outerName}` })),
);

let before: Traces;

async function openBoth({ Outer, inner }: (typeof pairs)[number]) {
  mount(
    <Page Outer={Outer}>
      <inner.Example />
    </Page>,
  );
  await document.fonts.ready;
  before = tracesOnPage();
  const places = placesOnPage();
  await userEvent.click(opener);
  await expect.element(outer).toBeVisible();
  await inner.open();
  await expect.poll(inner.isOpen).toBe(true);
  expect(placesOnPage()).toEqual(places);
}

/** Closes the lower layer with Escape and checks that the page is back in its initial state. */
async function closeOuter() {
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => outer.query()).toBeNull();
  await expect.element(opener).toHaveFocus();
  await expect.poll(tracesOnPage).toEqual(before);
}

const closing = ({ outsidePress }: InnerLayer) => outsidePress === 'closes';
const byPress = pairs.filter(({ inner }) => closing(inner));
const asking = pairs.filter(({ inner }) => inner.outsidePress === 'stays');
const escapable = pairs.filter(({ inner }) => inner.name !== 'Toast');

beforeEach(() => page.viewport(1280, 800));
afterEach(() => toast.dismiss());

describe('layer matrix', () => {
  test.each(escapable)('Escape closes $name first, then the layer below, and leaves no traces', async (pair) => {
    await openBoth(pair);
    await userEvent.keyboard('{Escape}');
    await expect.poll(pair.inner.isOpen).toBe(false);
    await expect.element(outer).toBeVisible();
    await expect.element(pair.inner.opener()).toHaveFocus();
    await closeOuter();
  });

  test.each(byPress)('a press on the scrim closes only $name, the next press closes the layer below', async (pair) => {
    await openBoth(pair);
    await userEvent.click(document.documentElement, scrim);
    await expect.poll(pair.inner.isOpen).toBe(false);
    await expect.element(outer).toBeVisible();
    await userEvent.click(document.documentElement, scrim);
    await expect.poll(() => outer.query()).toBeNull();
    await expect.poll(tracesOnPage).toEqual(before);
    await expect.element(opener).toHaveFocus();
  });

  test.each(asking)('a press on the scrim does not close $name', async (pair) => {
    await openBoth(pair);
    await userEvent.click(document.documentElement, scrim);
    expect(pair.inner.isOpen()).toBe(true);
    await expect.element(outer).toBeVisible();
  });
});

const over = (name: string) => pairs.filter(({ inner }) => inner.name === name);

describe('layers above all others', () => {
  test.each(over('Toast'))('a press on a $name closes nothing, and Escape closes the layer below', async (pair) => {
    await openBoth(pair);
    await userEvent.click(page.getByRole('listitem').filter({ hasText: 'Сохранено' }));
    await expect.element(outer).toBeVisible();
    expect(pair.inner.isOpen()).toBe(true);
    await closeOuter();
  });

  test.each(over('Tooltip'))('a press inside only hides a $name', async (pair) => {
    await openBoth(pair);
    await userEvent.click(page.getByTestId('still'));
    await expect.poll(pair.inner.isOpen).toBe(false);
    await expect.element(outer).toBeVisible();
    await closeOuter();
  });
});
