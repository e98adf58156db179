/** States that a mouse and keys bring, and the words that stand for them in `data-looks`. */
const pseudoClasses = { ':hover': 'hover', ':active': 'pressed', ':focus-visible': 'focus', ':focus-within': 'focus' };
const pseudo = /:(?:hover|active|focus-visible|focus-within)(?![\w-])/g;

const shownBy = (selector: string): string =>
  selector.replace(pseudo, (name) => {
    const looks = `[data-looks~="${pseudoClasses[name as keyof typeof pseudoClasses]}"]`;
    return `:is(${looks}, ${looks} *)`;
  });

/** Rules of a sheet for states, as rules for elements that only look so, inside the same layers and media. */
function shownRules(rules: CSSRuleList): string {
  return [...rules].map((rule) => shownRule(rule)).join('\n');
}

function shownRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    if (rule.selectorText.search(pseudo) < 0) return '';
    return `${shownBy(rule.selectorText)} { ${rule.style.cssText} }`;
  }
  if (rule instanceof CSSLayerBlockRule) return `@layer ${rule.name} { ${shownRules(rule.cssRules)} }`;
  if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText} { ${shownRules(rule.cssRules)} }`;
  return '';
}

/** Lets `data-looks="hover"` show a state that nobody can hold while reading. Returns what takes it back. */
export function showPseudoStates(): () => void {
  const sheet = new CSSStyleSheet();
  const own = [...document.styleSheets].filter(({ href }) => href === null || href.startsWith(location.origin));
  sheet.replaceSync(own.map((each) => shownRules(each.cssRules)).join('\n'));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
