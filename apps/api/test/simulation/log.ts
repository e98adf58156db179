import { Writable } from 'node:stream';
import { Violation } from './conductor.ts';
import { isBroken } from './crash.ts';

interface Line {
  level: number;
  msg: string;
  err?: { message?: string; stack?: string };
}

const errorLevel = 50;

/** Failed background work is only logged, and retried: the log contains failures that nobody was shown. */
const isFailure = ({ level, msg, err }: Line): boolean =>
  (level >= errorLevel || msg === 'a job failed') && !isBroken({ message: `${err?.message} ${err?.stack}` });

/** Collects failures from a log. Those of broken connections are expected. */
export function failuresIn() {
  let failures: Line[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      failures.push(...[JSON.parse(String(chunk)) as Line].filter(isFailure));
      done();
    },
  });
  return {
    stream,
    forget: () => {
      failures = [];
    },
    /** @throws Violation */
    check: () => {
      const [first] = failures;
      if (first) throw new Violation(`Logged: ${first.msg}. ${first.err?.stack ?? JSON.stringify(first)}`);
    },
  };
}
