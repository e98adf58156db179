import { afterEach, beforeAll, expect, test } from 'vitest';
import { checkPage } from './check.ts';
import { stopListening } from './examples/behaviour.ts';
import { examples } from './examples.ts';
import { noteFocus } from './focusHistory.ts';
import { practices } from './patterns.ts';
import type { Practice } from './practice.ts';
import { stayOnPage } from './storyOnPage.tsx';

const mustsOf = ({ markup, keyboard }: Practice) => [...Object.keys(markup), ...Object.keys(keyboard)];

/** Shows the example of a pattern, spoiled or not, and checks it. */
function checkExample(practice: Practice, broken?: string) {
  const example = examples[practice.pattern];
  if (!example) throw new Error(`${practice.pattern} has no example.`);
  document.body.innerHTML = example.html;
  noteFocus();
  example.start?.();
  if (broken !== undefined) example.defects[broken]?.();
  return checkPage({ only: [practice], operated: new Set(), isPatient: broken === undefined });
}

beforeAll(stayOnPage);
afterEach(() => {
  stopListening();
  document.body.replaceChildren();
});

test.for(practices)('the example of $pattern meets every must', async (practice) => {
  const findings = await checkExample(practice);
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter(({ isMet }) => !isMet)).toEqual([]);
});

test.for(practices)('every must of $pattern has a defect that breaks it', (practice) => {
  expect(Object.keys(examples[practice.pattern]?.defects ?? {}).toSorted()).toEqual(mustsOf(practice).toSorted());
});

const planted = practices.flatMap((practice) =>
  mustsOf(practice).map((must) => ({ practice, pattern: practice.pattern, must })),
);

test.for(planted)('a planted defect is reported: $pattern: $must', async ({ practice, must }) => {
  const findings = await checkExample(practice, must);
  expect(findings).toContainEqual(expect.objectContaining({ must, isMet: false }));
});
