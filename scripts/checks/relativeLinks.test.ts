import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../launcher/repository.ts';

/** Targets of links and pictures: `[text](target)`, and `[name]: target`. Code is no text. */
function targetsOf(markdown: string): string[] {
  const text = markdown.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)|^\[[^\]]+\]:\s+(\S+)/gm)].map(
    ([, inline, reference]) => inline ?? reference ?? '',
  );
}

const isRelative = (target: string): boolean => !/^(?:[a-z][a-z\d+.-]*:|#|\/|\{)/i.test(target);

const pathOf = (target: string): string => decodeURIComponent(target.split(/[?#]/, 1)[0] ?? '');

test('every relative link of the documents leads to a file', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', '*.mdx'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(repositoryRoot, file)));
  const links = files.flatMap((file) =>
    targetsOf(readFileSync(join(repositoryRoot, file), 'utf8'))
      .filter(isRelative)
      .map((target) => ({ file, target })),
  );
  expect(links.length).toBeGreaterThan(300);
  const lost = links.filter(({ file, target }) => !existsSync(join(repositoryRoot, dirname(file), pathOf(target))));
  expect(lost).toEqual([]);
});
