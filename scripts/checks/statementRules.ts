/** A statement of the specification, by its id. */
export interface Statement {
  id: string;
  subject: string;
}

/** What `docs/statements.md` says. */
export interface StatementList {
  statements: Statement[];
  /** Those that no test shows yet: the reason by id. */
  open: Map<string, string>;
}

/** Sections whose statements must each be shown by a test. */
const required = ['RUL', 'OVL', 'DLG', 'STA', 'VAL', 'ERR', 'CON', 'RTE'];

const entry = /^- ([A-Z]{3}-\d{2}) (.+)$/;
const openHeading = '## Not shown by a test yet';

/** Reads the list. @throws Error when an id stands in it twice */
export function readStatements(markdown: string): StatementList {
  const [known = '', left = ''] = markdown.split(openHeading);
  const statements = entriesOf(known).map(([id, subject]) => ({ id, subject }));
  const twice = statements.find(({ id }, index) => statements.findIndex((other) => other.id === id) !== index);
  if (twice) throw new Error(`docs/statements.md: ${twice.id} is there twice`);
  return { statements, open: new Map(entriesOf(left)) };
}

const entriesOf = (text: string): [id: string, rest: string][] =>
  text.split('\n').flatMap((line) => {
    const [, id, rest] = entry.exec(line) ?? [];
    return id !== undefined && rest !== undefined ? [[id, rest]] : [];
  });

/** What is wrong with the ids that tests name, an empty list when nothing is. @param named files by the id they name */
export function statementProblems({ statements, open }: StatementList, named: ReadonlyMap<string, string[]>): string[] {
  const known = new Set(statements.map(({ id }) => id));
  return [
    ...[...named]
      .filter(([id]) => !known.has(id))
      .map(([id, files]) => `${id} is no statement of docs/statements.md: ${files.join(', ')}`),
    ...[...open.keys()].filter((id) => !known.has(id)).map((id) => `${id} is left open, and is no statement`),
    ...statements
      .filter(({ id }) => required.includes(sectionOf(id)) && !named.has(id) && !open.has(id))
      .map(({ id, subject }) => `no test names ${id}: ${subject}`),
    ...[...open.keys()]
      .filter((id) => named.has(id))
      .map((id) => `${id} is shown now, so take it off the list of open ones: ${named.get(id)?.join(', ')}`),
  ];
}

/** How many statements of each section a test names, a line per section. */
export function coverageLines({ statements }: StatementList, named: ReadonlyMap<string, string[]>): string[] {
  const sections = new Set(statements.map(({ id }) => sectionOf(id)));
  return [...sections].map((section) => {
    const all = statements.filter(({ id }) => sectionOf(id) === section);
    const shown = all.filter(({ id }) => named.has(id)).length;
    return `${section} ${shown} of ${all.length}${required.includes(section) ? ', each required' : ''}`;
  });
}

const sectionOf = (id: string): string => id.slice(0, 3);
