import { describeElement, isGone, isShown, shapeOf } from './elements.ts';
import { patiently, until } from './keys.ts';
import { practices } from './patterns.ts';
import type { Finding, Practice, Verdict } from './practice.ts';

/** Shapes that have been operated in this run. */
const operatedInRun = new Set<string>();

/** Ids that React makes differ from one mount to the next. */
const generatedIds = /_r_\w+_/g;

type Must = [says: string, check: (element: HTMLElement) => Verdict | Promise<Verdict>];

const isThere = (element: HTMLElement) => !isGone(element);

/** Whether an open modal dialog keeps the keyboard away from the element. */
const isBehindModal = (element: HTMLElement) =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((modal) => isShown(modal) && !modal.contains(element));

async function checkMusts(
  { pattern }: Practice,
  element: HTMLElement,
  musts: Must[],
  isPatient: boolean,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const description = describeElement(element);
  for (const [must, check] of musts) {
    let isMet = await check(element);
    if (isMet === false && isPatient && isThere(element)) {
      await until(() => false);
      isMet = await patiently(async () => check(element));
    }
    if (isMet !== undefined) findings.push({ pattern, must, element: description, isMet });
  }
  return findings;
}

const elementsOf = ({ find, isOne = () => true }: Practice) =>
  [...document.querySelectorAll<HTMLElement>(find)].filter((element) => isThere(element) && isOne(element));

interface Checks {
  /** What has been checked of this story before, by markup; added to. */
  seen?: Set<string>;
  /** Several components together: what was operated in their own stories is not operated again. */
  isAssembled?: boolean;
  only?: readonly Practice[];
  /** Shapes that have been operated before; added to. */
  operated?: Set<string>;
  /** Checks a must again before it counts as broken: the machine may be busy. @default true */
  isPatient?: boolean;
}

/** Checks every pattern that the page shows now. */
export async function checkPage(checks: Checks): Promise<Finding[]> {
  const {
    seen = new Set(),
    isAssembled = false,
    only = practices,
    operated = operatedInRun,
    isPatient = true,
  } = checks;
  const findings: Finding[] = [];
  for (const practice of only) {
    const isOperatedOnce = practice.isCommon || (isAssembled && !practice.isAlwaysOperated);
    const known = isOperatedOnce ? operated : new Set<string>();
    for (const element of elementsOf(practice)) {
      if (!isThere(element)) continue;
      const markup = `${practice.pattern} ${element.outerHTML.replaceAll(generatedIds, '')}`;
      if (seen.has(markup)) continue;
      seen.add(markup);
      findings.push(...(await checkMusts(practice, element, Object.entries(practice.markup), isPatient)));
      const shape = `${practice.pattern} ${shapeOf(element)}`;
      if (known.has(shape) || isBehindModal(element)) continue;
      const operation = await checkMusts(practice, element, Object.entries(practice.keyboard), isPatient);
      findings.push(...operation);
      // What has failed is operated again, or a retried test would pass without it.
      if (operation.some(({ isMet }) => !isMet)) continue;
      known.add(shape);
      operated.add(shape);
    }
  }
  return findings;
}
