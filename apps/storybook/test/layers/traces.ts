/** Traces of an open layer on the page, compared before opening and after closing. */
export interface Traces {
  children: string[];
  attributes: string[];
  style: string;
  guards: number;
}

const marks = '[aria-hidden="true"]:not(svg, svg *), [inert], [data-radix-focus-guard]';

/** Collects portals, `aria-hidden` marks, scroll locks and focus guards. */
export function tracesOnPage(): Traces {
  const { documentElement: root, body } = document;
  return {
    children: [...body.children].filter(({ localName }) => localName !== 'script').map(describe),
    attributes: [root, body].flatMap((element) =>
      // A style that was set and removed leaves an empty attribute.
      [...element.attributes]
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => `${element.localName} ${name}=${value}`),
    ),
    style: [root, body]
      .map((element) => getComputedStyle(element))
      .map(({ overflow, pointerEvents, marginRight, paddingRight }) =>
        [overflow, pointerEvents, marginRight, paddingRight].join(' '),
      )
      .join(' | '),
    guards: document.querySelectorAll(marks).length,
  };
}

const describe = (element: Element): string => `${element.localName}${element.id ? `#${element.id}` : ''}`;

/** Positions of all elements, in pixels, rounded to hundredths. */
export function placesOnPage(): string[] {
  const page = document.querySelector('[data-testid="page"]');
  return [...(page?.querySelectorAll('*') ?? [])].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map((value) => value.toFixed(2)).join(' ');
  });
}
