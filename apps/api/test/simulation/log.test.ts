import { expect, test } from 'vitest';
import { failuresIn } from './log.ts';

const logged = (err: object) => {
  const log = failuresIn();
  log.stream.write(JSON.stringify({ level: 40, msg: 'a job failed', err }));
  return log.check;
};

test('a connection ended by the simulation is not a failure, regardless of who reports it', () => {
  const stack = 'Error: Failed query: select\ncaused by: error: terminating connection due to administrator command';
  expect(logged({ message: 'Failed query: select', stack })).not.toThrow();
  expect(logged({ message: 'Connection terminated unexpectedly' })).not.toThrow();
  expect(logged({ message: 'Failed query: select', stack: 'caused by: error: division by zero' })).toThrow(
    'division by zero',
  );
});
