import { Button } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { Select } from '@vetka/ui/Select';
import { TextField } from '@vetka/ui/TextField';
import { ThemeScope } from '@vetka/ui/ThemeScope';
import { createTheme } from '@vetka/ui/tokens';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../mount.tsx';

const { css, colors } = createTheme({ accent: '#B0267A', scope: '[data-brand]' });
const themes = ['light', 'dark', 'contrast'] as const;
const pairs = themes.flatMap((ofPage) => themes.map((own) => [own, ofPage] as const));

const brandColor = (): string =>
  getComputedStyle(page.getByTestId('part').element()).getPropertyValue('--vetka-color-leaf');

function namePage(theme: string): void {
  document.documentElement.dataset['theme'] = theme;
  onTestFinished(() => {
    delete document.documentElement.dataset['theme'];
  });
}

test.each(pairs)('a %s part with a brand keeps its theme on a %s page', (own, ofPage) => {
  namePage(ofPage);
  mount(
    <>
      <style>{css}</style>
      <ThemeScope theme={own} data-brand="" data-testid="part">
        Витрина
      </ThemeScope>
    </>,
  );
  expect(brandColor()).toBe(colors.leaf[own]);
});

test.each(themes)('a part with a brand and no theme follows a %s page', (ofPage) => {
  namePage(ofPage);
  mount(
    <>
      <style>{css}</style>
      <ThemeScope data-brand="" data-testid="part">
        Витрина
      </ThemeScope>
    </>,
  );
  expect(brandColor()).toBe(colors.leaf[ofPage]);
});

test('a brand sets the heights of controls, and the rest of the page keeps them', () => {
  const { css: dense } = createTheme({ control: { s: 36, m: 40, l: 46, field: 42 }, scope: '[data-brand]' });
  const controls = (
    <>
      <Chip>Розы</Chip>
      <Button>В корзину</Button>
      <Button size="l">Оформить</Button>
      <TextField label="Имя" />
      <Select label="Порядок" options={[{ value: 'new', label: 'Новинки' }]} />
    </>
  );
  mount(
    <>
      <style>{dense}</style>
      <ThemeScope data-brand="" data-testid="dense">
        {controls}
      </ThemeScope>
      <div data-testid="page">{controls}</div>
    </>,
  );
  const heights = (place: string) =>
    [...page.getByTestId(place).element().querySelectorAll('button, input, select')].map(
      (control) => control.getBoundingClientRect().height,
    );
  expect(heights('dense')).toEqual([36, 40, 46, 42, 42]);
  expect(heights('page')).toEqual([44, 48, 56, 52, 52]);
});
