/** Longer lines are truncated on the screen; the log file has them in full. */
const maxLength = 400;

/** The readable part of a server's log line: for JSON, the message and the error's text. */
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
