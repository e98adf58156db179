import { existsSync, readFileSync, rmSync } from 'node:fs';
import { buildApi } from '../launcher/apiBuild.ts';
import { CommandFailed, runCommand } from '../launcher/command.ts';
import { install } from '../launcher/install.ts';
import { inRepository, logFile } from '../launcher/repository.ts';
import { buildSite } from '../launcher/site.ts';
import { ensureChromium } from './chromium.ts';
import { countPlaywright, countVitest } from './reports.ts';
import { TestsFailed, type Counts, type Stage } from './stage.ts';

/** The commands of `pnpm check`, by name. */
const checks: Record<string, [command: string, ...args: string[]]> = {
  format: ['pnpm', 'exec', 'oxfmt', '--check'],
  lint: ['pnpm', 'exec', 'oxlint', '--deny-warnings', '--report-unused-disable-directives'],
  types: ['node', 'scripts/checks/types.ts'],
  spreads: ['node', 'scripts/checks/spreads.ts'],
  boundaries: [
    'pnpm',
    'exec',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    'apps',
    'deploy',
    'e2e',
    'bench',
    'scripts',
  ],
  unused: ['pnpm', 'exec', 'knip'],
  versions: ['node', 'scripts/checks/versions.ts'],
  api: ['node', 'scripts/checks/api.ts'],
  changesets: ['node', 'scripts/checks/changesets.ts'],
  statements: ['node', 'scripts/checks/statements.ts'],
  asvs: ['node', 'scripts/checks/asvs.ts'],
  clocks: ['node', 'scripts/checks/clocks.ts'],
  licences: ['node', 'scripts/checks/licences.ts'],
};

/** Static checks that do not run the code. */
export const checkStages: Stage[] = Object.entries(checks).map(([name, [command, ...args]]) => ({
  name,
  run: (signal) => runStage(name, command, args, signal),
}));

/** The stages of `npm test` in starting order: quick feedback first, then the longest. */
export const allStages: Stage[] = [
  { name: 'install', run: async (signal) => void (await install(signal)) },
  { name: 'chromium', run: ensureChromium },
  ...checkStages.filter(isQuick).map(afterInstall),
  ...storyStages(),
  afterInstall({ name: 'unit', run: (signal) => runVitest('unit', inRepository(), signal) }),
  afterInstall({ name: 'build', run: build }),
  ...checkStages.filter((stage) => !isQuick(stage)).map(afterInstall),
  afterInstall({
    name: 'packages',
    run: (signal) => runVitest('packages', inRepository('scripts/package/consumer'), signal),
  }),
  {
    name: 'bars',
    needs: ['unit', 'packages', 'stories'],
    run: async (signal) => {
      await runStage('bars', 'node', ['scripts/bars-ui.ts'], signal);
      console.log(readFileSync(logFile('verify-bars'), 'utf8'));
    },
  },
  {
    name: 'budgets',
    needs: ['build'],
    run: (signal) => runStage('budgets', 'node', ['scripts/budgets.ts'], signal),
  },
  {
    name: 'production',
    needs: ['build'],
    run: (signal) => runVitest('production', inRepository('apps/api/test/production'), signal),
  },
  { name: 'e2e', needs: ['build', 'chromium'], alone: true, run: runPlaywright },
];

async function build(signal: AbortSignal): Promise<void> {
  await buildApi(signal);
  await buildSite(signal);
}

function afterInstall(stage: Stage): Stage {
  return { ...stage, needs: ['install'] };
}

function isQuick({ name }: Stage): boolean {
  return name !== 'types' && name !== 'spreads' && name !== 'api';
}

function storyStages(): Stage[] {
  const folder = inRepository('apps/storybook');
  if (!existsSync(`${folder}/vitest.config.ts`)) return [];
  return [{ name: 'stories', needs: ['install', 'chromium'], run: (signal) => runVitest('stories', folder, signal) }];
}

/** Runs a command that passes or fails by its exit code. */
async function runStage(
  name: string,
  command: string,
  args: string[],
  signal: AbortSignal,
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<void> {
  try {
    await runCommand(command, args, {
      log: `verify-${name}`,
      signal,
      ...options,
    });
  } catch (error) {
    // Do not truncate here: the whole output is needed to fix the problem.
    throw error instanceof CommandFailed ? new Error(readFileSync(error.log, 'utf8'), { cause: error }) : error;
  }
}

async function runVitest(name: string, cwd: string, signal: AbortSignal): Promise<Counts> {
  const report = logFile(`verify-${name}-report`);
  const args = [
    'exec',
    'vitest',
    'run',
    '--retry=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return counted(report, countVitest, () => runStage(name, 'pnpm', args, signal, { cwd }));
}

async function runPlaywright(signal: AbortSignal): Promise<Counts> {
  const report = logFile('verify-e2e-report');
  const options = { cwd: inRepository('e2e'), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: 'true' } };
  const args = ['exec', 'playwright', 'test', '--retries=1', '--reporter=list,json'];
  return counted(report, countPlaywright, () => runStage('e2e', 'pnpm', args, signal, options));
}

/** Runs a test command and counts from its report, whether or not it succeeds. */
async function counted(report: string, count: (json: string) => Counts, run: () => Promise<void>): Promise<Counts> {
  rmSync(report, { force: true });
  try {
    await run();
  } catch (error) {
    if (!existsSync(report) || !(error instanceof Error)) throw error;
    throw new TestsFailed(count(readFileSync(report, 'utf8')), error.message);
  }
  return count(readFileSync(report, 'utf8'));
}
