import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const root = '/sys/fs/cgroup';

/**
 * The folder with the kernel's write limits: cgroup v2 has one tree, the older version one for each kind of resource.
 */
const trees = [
  { isThere: `${root}/cgroup.controllers`, folder: root, file: 'io.max', line: (writes: number) => `wiops=${writes}` },
  {
    isThere: `${root}/blkio`,
    folder: `${root}/blkio`,
    file: 'blkio.throttle.write_iops_device',
    line: (writes: number) => String(writes),
  },
] as const;

/** `major:minor` of the disk that holds a folder; of the whole disk for a partition, which has no limits of its own. */
function diskOf(folder: string): string {
  const { dev } = statSync(folder);
  // As glibc's major() and minor().
  const name = `${(dev >>> 8) & 0xfff}:${(dev & 0xff) | ((dev >>> 12) & 0xfff00)}`;
  const device = `/sys/dev/block/${name}`;
  if (!existsSync(device)) throw new Error(`${folder} is not on a disk, so its disk cannot be made slow.`);
  const isPartition = existsSync(`${device}/partition`);
  return isPartition ? readFileSync(path.join(realpathSync(device), '../dev'), 'utf8').trim() : name;
}

/** A process and all its descendants. */
function familyOf(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) => {
    const listed = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim();
    return listed === '' ? [] : listed.split(' ').map(Number);
  });
  return [pid, ...children.flatMap(familyOf)];
}

/**
 * Limits how often processes, and those that they start from now on, write to the disk of a folder.
 * @returns gives the processes back
 * @throws Error when this machine cannot
 */
export function slowDown(pids: readonly number[], folder: string, writesPerSecond: number): () => void {
  const tree = trees.find(({ isThere }) => existsSync(isThere));
  if (!tree) throw new Error('A slow disk needs cgroups with the controller «io» or «blkio».');
  const group = path.join(tree.folder, `vetka-scale-${process.pid}`);
  const move = (to: string, all: readonly number[]) => {
    for (const pid of all) {
      try {
        writeFileSync(`${to}/cgroup.procs`, String(pid));
      } catch {
        // It has ended.
      }
    }
  };
  try {
    if (tree.folder === root) writeFileSync(`${root}/cgroup.subtree_control`, '+io');
    mkdirSync(group, { recursive: true });
    writeFileSync(`${group}/${tree.file}`, `${diskOf(folder)} ${tree.line(writesPerSecond)}`);
  } catch (cause) {
    throw new Error('A slow disk needs root, and a cgroup that this process may divide.', { cause });
  }
  move(group, pids.flatMap(familyOf));
  return () => {
    const all = readFileSync(`${group}/cgroup.procs`, 'utf8').trim().split('\n');
    move(tree.folder, all.map(Number));
    rmdirSync(group);
  };
}
