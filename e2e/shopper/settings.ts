import type { Locator } from '@playwright/test';
import type { Site } from './site.ts';

/** A section of «Настройки», by its heading. */
export const section = ({ main }: Site, title: string): Locator =>
  main
    .locator('form, section')
    .filter({ has: main.page().getByRole('heading', { level: 2, name: title, exact: true }) });
