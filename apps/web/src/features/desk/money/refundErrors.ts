import type { DeskRefund } from '@vetka/domain/desk';

/** The server's errors about a refund: those of the form's lines, and the rest. */
export interface RefundErrors {
  lines: Readonly<Record<string, string>>;
  rest: string | undefined;
}

/** Server paths are `lines.{index}.amount`, `delivery` and `lines`; the form's lines are named by order product. */
export function refundErrors(
  errors: Readonly<Record<string, string>>,
  { lines }: Pick<DeskRefund, 'lines'>,
): RefundErrors {
  const atLines: Record<string, string> = {};
  let rest: string | undefined;
  for (const [path, message] of Object.entries(errors)) {
    const line = lines[Number(/^lines\.(\d+)\./.exec(path)?.[1] ?? -1)];
    if (line) atLines[line.orderProductId] = message;
    else if (path === 'delivery') atLines.delivery = message;
    else rest ??= message;
  }
  return { lines: atLines, rest };
}
