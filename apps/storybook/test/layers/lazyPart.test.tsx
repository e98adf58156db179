import { DatePicker } from '@vetka/ui/DatePicker';
import { Gallery } from '@vetka/ui/Gallery';
import { beforeAll, expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { mount } from '../mount.tsx';

/** With their code here already, nothing is left to wait for. */
beforeAll(() =>
  Promise.all([
    import('../../../../packages/ui/src/components/DatePicker/Calendar.tsx'),
    import('../../../../packages/ui/src/components/Gallery/GalleryZoom.tsx'),
  ]),
);

/** React shows a suspended part 300 ms after its fallback at the earliest: 18 frames. */
const fewFrames = 9;

/** The number of frames from a press until its outcome is in the document. */
async function framesUntil(outcome: Locator, pressed: Locator): Promise<number> {
  (pressed.element() as HTMLElement).click();
  let frames = 0;
  for (; !outcome.query() && frames < 60; frames += 1) await new Promise(requestAnimationFrame);
  return frames;
}

test('the calendar of a date is there as soon as its code is', async () => {
  mount(<DatePicker label="День доставки" />);
  const button = page.getByRole('button', { name: 'Выберите дату' });
  expect(await framesUntil(page.getByRole('grid'), button)).toBeLessThan(fewFrames);
});

test('the enlarged picture is there as soon as its code is', async () => {
  mount(<Gallery label="Пионы" pictures={[{ src: 'data:image/svg+xml,<svg/>', alt: 'Пионы' }]} hasZoom />);
  const button = page.getByRole('button', { name: 'Увеличить' });
  expect(await framesUntil(page.getByRole('dialog'), button)).toBeLessThan(fewFrames);
});
