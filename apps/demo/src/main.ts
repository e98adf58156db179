import { runApi } from '@vetka/api/program';
import type { Connection } from '@vetka/api/database';
import type { FastifyInstance } from 'fastify';
import { prerender, renderPicture, type PictureSpec } from './pictures/index.ts';
import { isSeeded, seedDemo } from './seed.ts';

/** The API with the demo shop: fills an empty database and draws its pictures. Never for production. */
if (process.env.NODE_ENV === 'production') {
  console.error('Демонстрационный магазин нельзя запускать в рабочей среде: запустите apps/api.');
  process.exit(1);
}

runApi({
  prepare: async ({ db }: Connection, log) => {
    if (!(await isSeeded(db))) log.info(await seedDemo(db), 'the demo data are inserted');
  },
  drawPicture: (source) => renderPicture(source as PictureSpec),
  extend: (app) => process.env.DEMO_WARM !== '0' && drawInBackground(app),
});

/** Draws all pictures in advance, until the server closes. */
function drawInBackground(app: FastifyInstance): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onListen', async () => {
    drawAhead(app, stopping.signal).catch((error: unknown) => app.log.warn({ err: error }, 'pictures were not drawn'));
  });
}

async function drawAhead({ media, log }: FastifyInstance, signal: AbortSignal): Promise<void> {
  const sources = (await media.drawnSources()) as PictureSpec[];
  log.info(await prerender(sources, { directory: media.directory, signal }), 'demo pictures are drawn');
}
