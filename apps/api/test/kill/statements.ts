interface Statements {
  /** The SQL of complete messages, with the bytes of each; no SQL for other messages. */
  messages: { bytes: Buffer; sql?: string }[];
  rest: Buffer;
}

/** Bytes before the type of a message: none, except in the first one, which has no type. */
const typeBytes = (isFirst: boolean): number => (isFirst ? 0 : 1);
const textAt = (bytes: Buffer, start: number): string => bytes.toString('utf8', start, bytes.indexOf(0, start));

function sqlOf(bytes: Buffer, isFirst: boolean): string | undefined {
  const type = isFirst ? '' : String.fromCharCode(bytes[0] ?? 0);
  if (type === 'Q') return textAt(bytes, 5);
  // Parse: the name of the prepared statement, then its text.
  return type === 'P' ? textAt(bytes, bytes.indexOf(0, 5) + 1) : undefined;
}

/**
 * Splits what a client sends to PostgreSQL into messages.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export function readStatements(received: Buffer, isStarted: boolean): Statements {
  const messages: Statements['messages'] = [];
  let rest = received;
  for (let isFirst = !isStarted; ; isFirst = false) {
    const before = typeBytes(isFirst);
    const size = rest.length < before + 4 ? Infinity : before + rest.readUInt32BE(before);
    if (rest.length < size) return { messages, rest };
    const bytes = rest.subarray(0, size);
    const sql = sqlOf(bytes, isFirst);
    messages.push(sql === undefined ? { bytes } : { bytes, sql });
    rest = rest.subarray(size);
  }
}
