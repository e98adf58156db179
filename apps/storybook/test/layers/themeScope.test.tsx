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
