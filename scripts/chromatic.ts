import { runCommand } from './launcher/command.ts';
import { inRepository } from './launcher/repository.ts';
import { stopSignal } from './launcher/signals.ts';

/** Set by the project's owner at Chromatic; its client reads the variable. */
const tokenName = 'CHROMATIC_PROJECT_TOKEN';

const missing = `Нет токена: Chromatic не знает, чей это Storybook.
Задайте его в переменной ${tokenName} и повторите: ${tokenName}=… pnpm chromatic
Токен выдаёт Chromatic владельцу проекта (Manage → Configure). Для проверки картинок без него: pnpm exec vitest в apps/storybook.`;

/** `pnpm chromatic`: builds Storybook and uploads it to Chromatic, which compares screenshots of all stories. */
async function publish(): Promise<void> {
  const signal = stopSignal();
  const cwd = inRepository('apps/storybook');
  const say = (text: string) => process.stdout.write(text);
  await runCommand('pnpm', ['build'], { log: 'storybook', cwd, signal });
  await runCommand('pnpm', ['exec', 'chromatic'], { log: 'chromatic', cwd, signal, onOutput: say });
}

if (process.env[tokenName]) await publish();
else {
  console.error(missing);
  process.exitCode = 1;
}
