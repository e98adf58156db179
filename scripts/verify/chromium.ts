import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../launcher/command.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const packages = ['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'];
const headlessShell = 'chromium-headless-shell';

/** Path of an installed Chromium: `CHROME_PATH`, or the first known name in `PATH`. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  return findProgram(names, env) ?? [macApplication].find(isExecutable);
}

/** Path of the first of these programs in `PATH`. */
function findProgram(programs: string[], env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Finds a Chromium, or installs one when running as root on Debian or Ubuntu; stores its path in `CHROME_PATH` for all
 * tests.
 * @throws with instructions if it cannot be installed
 */
export async function ensureChromium(signal: AbortSignal): Promise<void> {
  if (!process.env.CHROME_PATH) await ensureHeadlessShell(signal);
  if (!findChromium() && canInstall()) await installPackages(packages, signal);
  const path = findChromium();
  if (!path || !isExecutable(path)) {
    throw new Error(
      path
        ? `CHROME_PATH is ${path}, and there is no program there.`
        : `No Chromium was found. Install it (on Debian and Ubuntu: sudo apt-get install ${packages.join(' ')}) or name it: CHROME_PATH=/path/to/chrome npm test`,
    );
  }
  process.env.CHROME_PATH = path;
}

/**
 * Finds or installs the headless shell, a Chromium without a window, for the end-to-end tests: with it they need a
 * quarter less time. Where it cannot be installed they run in the ordinary Chromium.
 */
async function ensureHeadlessShell(signal: AbortSignal): Promise<void> {
  if (!findProgram([headlessShell]) && canInstall()) {
    await installPackages([headlessShell], signal).catch((error: unknown) => {
      if (signal.aborted) throw error;
    });
  }
  const path = findProgram([headlessShell]);
  if (path) process.env.HEADLESS_SHELL_PATH = path;
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function installPackages(wanted: string[], signal: AbortSignal): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['-o', 'Acquire::http::Timeout=30', 'update'], { log: 'verify-apt', env, signal });
  await runCommand(
    'apt-get',
    ['-o', 'Acquire::http::Timeout=30', 'install', '-y', '--no-install-recommends', ...wanted],
    {
      log: 'verify-apt',
      env,
      signal,
    },
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
