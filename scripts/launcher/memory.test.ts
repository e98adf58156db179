import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memory } from './memory.ts';
import { inRepository } from './repository.ts';

const images = readFileSync(inRepository('Dockerfile'), 'utf8').split(/^FROM /m);

test.each(['api', 'web'] as const)('the image of %s runs with the same flags and allocator as the launcher', (name) => {
  const image = images.find((text) => text.startsWith(`source AS ${name}\n`)) ?? '';
  const [, ...args] = JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '[]') as string[];
  expect(args.slice(0, -1)).toEqual(memory[name].flags);
  const settings = /^ENV (NODE_ENV.*)$/m.exec(image)?.[1]?.split(' ') ?? [];
  expect(settings).toEqual(expect.arrayContaining(Object.entries(memory[name].env).map((pair) => pair.join('='))));
});
