import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startTracing } from '@vetka/tracing';
import { createServer } from './app.ts';
import { serveMetrics } from './metrics.ts';
import { readSettings } from './settings.ts';

/** Starts the site, prints its address, and stops on a signal or when its parent process is gone. */
const settings = readSettings();
// The server-side rendering code reads it too.
process.env.API_URL = settings.apiUrl;
// Before the server is created, which checks whether traces are on.
const endTracing = await startTracing({ service: 'vetka-site', callee: settings.apiUrl }, process.env);
const app = await createServer(settings);
const metricsUrl =
  settings.metricsPort === undefined ? undefined : await serveMetrics(app, settings.metricsPort, settings.host);
await app.listen({ port: settings.port, host: settings.host });

const { port } = app.server.address() as AddressInfo;
process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}`, metricsUrl })}\n`);

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  app.leave();
  await pause(settings.shutdownDelayMs);
  await app.close();
  await endTracing();
  process.exit(0);
}
process.once('SIGTERM', () => void end());
process.once('SIGINT', () => void end());
process.once('disconnect', () => void end());
