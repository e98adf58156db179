/** A statement of the specification, by its id. */
export interface Statement {
  id: string;
  subject: string;
}

/** The reason a statement is not fully shown. Each kind has a heading in `docs/statements.md`. */
export type OpenKind = 'notShown' | 'callsAlone' | 'writtenRows';

/** The contents of `docs/statements.md`. */
export interface StatementList {
  statements: Statement[];
  /** Statements that are not fully shown. */
  open: Map<string, OpenKind>;
}

const headings: Record<OpenKind, string> = {
  notShown: '## Open: not shown',
  callsAlone: '## Open: shown by calls alone',
  writtenRows: '## Open: shown over rows written into the database',
};

const entry = /^- ([A-Z]{3}-\d{2}) (.+)$/;

/** Parses the list. @throws Error when an id or a heading is misplaced */
export function readStatements(markdown: string): StatementList {
  const [known = ''] = markdown.split('\n## Open: ');
  const statements = entriesOf(known).map(([id, subject]) => ({ id, subject }));
  const open = Object.entries(headings).flatMap(([kind, heading]) =>
    entriesOf(partUnder(markdown, heading)).map(([id]) => [id, kind as OpenKind] as const),
  );
  for (const ids of [statements.map(({ id }) => id), open.map(([id]) => id)]) {
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice) throw new Error(`docs/statements.md: ${twice} is listed twice`);
  }
  return { statements, open: new Map(open) };
}

function partUnder(markdown: string, heading: string): string {
  const [, part] = markdown.split(`\n${heading}\n`);
  if (part === undefined) throw new Error(`docs/statements.md: the heading “${heading}” is missing`);
  return part.split('\n## ')[0] ?? '';
}

const entriesOf = (text: string): [id: string, rest: string][] =>
  text.split('\n').flatMap((line) => {
    const [, id, rest] = entry.exec(line) ?? [];
    return id !== undefined && rest !== undefined ? [[id, rest]] : [];
  });

/** The problems of the ids that tests claim; empty when there are none. @param claimed files by the id they claim */
export function statementProblems(
  { statements, open }: StatementList,
  claimed: ReadonlyMap<string, string[]>,
): string[] {
  const known = new Set(statements.map(({ id }) => id));
  return [
    ...[...claimed]
      .filter(([id]) => !known.has(id))
      .map(([id, files]) => `${id} is no statement of docs/statements.md: ${files.join(', ')}`),
    ...[...open.keys()].filter((id) => !known.has(id)).map((id) => `${id} is left open, and is no statement`),
    ...statements
      .filter(({ id }) => !claimed.has(id) && open.get(id) !== 'notShown')
      .map(({ id, subject }) => `no test shows ${id}: ${subject}`),
    ...[...open].flatMap(([id, kind]) => outdated(id, kind, claimed.get(id) ?? [])),
  ];
}

/** An entry of the open lists that contradicts the tests. */
function outdated(id: string, kind: OpenKind, files: string[]): string[] {
  const inBrowser = files.filter((file) => file.startsWith('e2e/'));
  if (kind === 'notShown' && files.length > 0) return [`${id} is listed as not shown: ${files.join(', ')}`];
  if (kind === 'callsAlone' && inBrowser.length > 0) {
    return [`${id} is listed as shown by calls alone, and a browser test shows it: ${inBrowser.join(', ')}`];
  }
  return [];
}

/** The number of fully shown statements, a line per section. */
export function coverageLines({ statements, open }: StatementList): string[] {
  const sections = new Set(statements.map(({ id }) => sectionOf(id)));
  return [...sections].map((section) => {
    const all = statements.filter(({ id }) => sectionOf(id) === section);
    const count = (kind: OpenKind) => all.filter(({ id }) => open.get(id) === kind).length;
    const [missing, calls, rows] = [count('notShown'), count('callsAlone'), count('writtenRows')];
    const whole = all.length - missing - calls - rows;
    return `${section} ${whole} of ${all.length} whole; by calls alone ${calls}, over written rows ${rows}, not shown ${missing}`;
  });
}

const sectionOf = (id: string): string => id.slice(0, 3);
