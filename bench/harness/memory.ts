import { loadWindow, type Target } from './load.ts';

const connections = 20;
const steps = 5;

/** The most resident memory of each program in every fifth of the requests: a leak shows as a rising row. */
export async function memoryUnderLoad(targets: Target[], requests: number): Promise<Record<string, string | number>[]> {
  const rows: Record<string, string | number>[] = [];
  for (const group of programsOf(targets)) rows.push(await memoryOf(group, requests));
  return rows;
}

/** One target per program, with the requests of all its targets. */
function programsOf(targets: Target[]): Target[] {
  const pids = [...new Set(targets.map(({ pid }) => pid))];
  return pids.flatMap((pid) => {
    const own = targets.filter((target) => target.pid === pid);
    const name = own.map((target) => target.name).join(', ');
    return own.slice(0, 1).map((first) => ({ ...first, name, requests: own.flatMap(({ requests }) => requests) }));
  });
}

async function memoryOf(target: Target, requests: number): Promise<Record<string, string | number>> {
  const row: Record<string, string | number> = { program: target.name };
  for (let step = 1; step <= steps; step += 1) {
    const { memory } = await loadWindow(target, connections, Math.ceil(requests / steps));
    row[`${(100 * step) / steps} %`] = Math.round(memory / 2 ** 20);
  }
  return row;
}
