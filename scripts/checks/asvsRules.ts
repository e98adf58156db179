/** How a requirement is answered, in the order of the summary. */
const verdicts = ['tested', 'built', 'operator', 'partly', 'not met', 'n/a'] as const;
type Verdict = (typeof verdicts)[number];

/** A test named by a row. */
interface NamedTest {
  path: string;
  title: string;
}

/** A row of `docs/asvs.md`. */
interface Row {
  id: string;
  level: number;
  verdict: Verdict;
  text: string;
  /** Files and folders of the repository. */
  paths: string[];
  tests: NamedTest[];
}

const entry = /^- (V\d+\.\d+\.\d+) \(L(\d)\) (tested|built|operator|partly|not met|n\/a): (.+)$/;
const isEntryLike = (line: string): boolean => /^\s*[-*] \**V\d/.test(line);
const codeSpan = /(› )?`([^`]+)`/g;
const ourPath =
  /^(?:apps|packages|docs|scripts|e2e|deploy|bench|\.github)\/|^(?:Dockerfile|\.[\w.-]+|[\w.-]+\.(?:md|ya?ml|json))$/;

/** Parses the rows. A test is written as `path` › `title`, further tests of the file follow with › `title`. */
export function readRows(markdown: string): { rows: Row[]; problems: string[] } {
  const lines = markdown.split('\n').filter(isEntryLike);
  const rows = lines.flatMap((line) => rowOf(line) ?? []);
  const unread = lines.filter((line) => rowOf(line) === undefined);
  return { rows, problems: unread.map((line) => `cannot be read: ${line.slice(0, 60)}…`) };
}

function rowOf(line: string): Row | undefined {
  const [, id, level, verdict, text] = entry.exec(line) ?? [];
  if (id === undefined || text === undefined) return undefined;
  const paths: string[] = [];
  const tests: NamedTest[] = [];
  for (const [, arrow, code = ''] of text.matchAll(codeSpan)) {
    if (arrow) tests.push({ path: paths.at(-1) ?? '', title: code });
    else if (ourPath.test(code)) paths.push(code);
  }
  return { id, level: Number(level), verdict: verdict as Verdict, text, paths, tests };
}

/** The facts of the repository about the rows. */
interface Repository {
  exists: (path: string) => boolean;
  /** The titles of the tests in a file. */
  titles: (path: string) => ReadonlySet<string>;
}

/** Errors: rows that are missing, misplaced, or name something that does not exist; empty without any. */
export function rowProblems(rows: Row[], levels: ReadonlyMap<string, number>, repository: Repository): string[] {
  const order = rows.map(({ id }) => id);
  const wanted = [...levels.keys()];
  return [
    ...wanted.filter((id) => !order.includes(id)).map((id) => `${id} has no row`),
    ...order.filter((id) => !levels.has(id)).map((id) => `${id} is no requirement of levels 1 and 2`),
    ...order.filter((id, index) => order.indexOf(id) !== index).map((id) => `${id} has two rows`),
    ...outOfOrder(
      order.filter((id) => levels.has(id)),
      wanted,
    ),
    ...rows.flatMap((row) => proofProblems(row, levels.get(row.id), repository).map((words) => `${row.id} ${words}`)),
  ];
}

function outOfOrder(order: string[], wanted: string[]): string[] {
  const index = order.findIndex((id, at) => at > 0 && wanted.indexOf(id) < wanted.indexOf(order[at - 1] ?? ''));
  return index === -1 ? [] : [`${order[index]} is out of order`];
}

function proofProblems(row: Row, level: number | undefined, { exists, titles }: Repository): string[] {
  const { verdict, paths, tests, text } = row;
  const gone = paths.filter((path) => !exists(path));
  const readable = tests.filter(({ path }) => exists(path));
  return [
    ...(level !== undefined && level !== row.level ? [`is of level ${level}`] : []),
    ...(verdict === 'tested' && tests.length === 0 ? ['names no test'] : []),
    ...(verdict === 'built' && paths.length === 0 ? ['names no file'] : []),
    ...(verdict === 'partly' && !text.includes('Missing: ') ? ['does not say what is “Missing: ”'] : []),
    ...gone.map((path) => `names a file that does not exist: ${path}`),
    ...tests.filter(({ path }) => path === '').map(({ title }) => `names a test without its file: ${title}`),
    ...readable
      .filter(({ path, title }) => !titles(path).has(title))
      .map(({ path, title }) => `names a test that ${path} does not have: ${title}`),
  ];
}

/** «Of 253 requirements 90 are shown by tests, …». The page contains this line. */
export function summaryOf(rows: Row[]): string {
  const counts = verdicts.map((verdict) => `${rows.filter((row) => row.verdict === verdict).length} ${verdict}`);
  return `${rows.length} requirements: ${counts.join(', ')}.`;
}
