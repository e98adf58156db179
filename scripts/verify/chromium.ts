import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../launcher/command.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplication = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const packages = ['chromium', 'fonts-noto-core', 'fonts-noto-color-emoji'];

/** Path of an installed Chromium: `CHROME_PATH`, or the first known name in `PATH`. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const folders = (env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, macApplication].find(isExecutable);
}

/**
 * Finds a Chromium, or installs one when running as root on Debian or Ubuntu; stores its path in `CHROME_PATH` for all
 * tests.
 * @throws with instructions if it cannot be installed
 */
export async function ensureChromium(signal: AbortSignal): Promise<void> {
  if (!findChromium() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installChromium(signal);
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

async function installChromium(signal: AbortSignal): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { log: 'verify-apt', env, signal });
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    log: 'verify-apt',
    env,
    signal,
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
