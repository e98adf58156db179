import { queryOptions } from '@tanstack/react-query';
import { logFailure } from '../errors/logFailure.ts';

/** SVG bodies by icon name. Icons that failed to load are absent. */
export type Icons = Readonly<Record<string, { body: string } | undefined>>;

/** How long a page waits for its icons before rendering without them (ms). */
const timeoutMs = 1500;

/** @throws when the icon service does not answer in time */
async function readIcons(names: readonly string[]): Promise<Icons> {
  const response = await fetch(`/_icons/lucide.json?icons=${names.join(',')}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The icon service answered ${response.status}.`);
  return ((await response.json()) as { icons: Icons }).icons;
}

export const iconQueries = {
  named: (names: readonly string[]) =>
    queryOptions({
      queryKey: ['icons', names],
      queryFn: () => readIcons(names).catch(logFailure('the icons', {} satisfies Icons)),
      staleTime: Infinity,
    }),
};
