import type { Markup } from '../markup.ts';
import type { PictureOf } from '../pictures/command.ts';

declare module 'vitest/browser' {
  /** Commands of `vitest.config.ts`, run in Node. */
  interface BrowserCommands {
    checkPicture: (picture: PictureOf) => Promise<string | undefined>;
    accessibleTexts: () => Promise<string[]>;
    serverMarkup: () => Promise<Markup>;
  }
}
