/** Longer lines are cut on the screen; the log file has them whole. */
const maxLength = 400;

/** What a person needs of one line of a server's log: of a JSON line the message and the error's own text. */
export function readable(line: string): string {
  const entry = parse(line);
  const text = entry ? [entry.msg, entry.err?.message].filter(Boolean).join(': ') || line : line;
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

function parse(line: string): { msg?: string; err?: { message?: string } } | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
