import { runApi } from '@vetka/api/program';
import type { Connection } from '@vetka/api/database';
import { renderPicture, type PictureSpec } from './pictures/index.ts';
import { isSeeded, seedDemo } from './seed.ts';

/** Runs the API with the demo shop. Fills an empty database; draws each picture when it is first requested. */
export function runDemo(): void {
  runApi({
    prepare: async ({ db }: Connection, log, { secret }) => {
      if (!(await isSeeded(db))) log.info(await seedDemo(db, { secret }), 'the demo data are inserted');
    },
    drawPicture: (source) => renderPicture(source as PictureSpec),
  });
}
