import { createEmulator } from './server.ts';

/**
 * The emulator as a program. `PORT` and `SMTP_PORT` (0 picks a free one), `HOST`, `PUBLIC_URL`. `CYCLOPS_SYSTEM`,
 * `CYCLOPS_THUMBPRINT` and `CYCLOPS_PUBLIC_KEY` (PEM): the client that may sign calls of «Cyclops», by default none.
 * Prints one line of JSON when ready; stops on SIGTERM, on SIGINT and when its parent exits.
 */
async function run(): Promise<void> {
  const { PORT = '0', SMTP_PORT = '0', HOST = '127.0.0.1', PUBLIC_URL } = process.env;
  const { CYCLOPS_SYSTEM: system, CYCLOPS_THUMBPRINT: thumbprint, CYCLOPS_PUBLIC_KEY: publicKey } = process.env;
  const emulator = await createEmulator({
    receipts: 'PRINTED',
    // The demo sellers have agreed before every start of the emulator.
    tax: { isBound: true },
    ...(PUBLIC_URL !== undefined && { publicUrl: PUBLIC_URL }),
    ...(system && thumbprint && publicKey && { cyclops: { system, thumbprint, publicKey } }),
  });
  const url = await emulator.listen({ port: Number(PORT), host: HOST, smtpPort: Number(SMTP_PORT) });
  const stop = () => void emulator.close().then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  process.once('disconnect', stop);
  process.stdout.write(`${JSON.stringify({ ready: true, url })}\n`);
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
