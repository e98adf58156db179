import { format } from 'oxfmt';
import ts from 'typescript';
import { Dependencies, NotShown } from './dependencies.ts';
import { readSourceFile, type SourceFile } from './sourceFile.ts';
import { storiesOf, type StoryParts } from './storyObjects.ts';

/** The name of the component that a story becomes. */
const exampleName = 'Sample';
const lineWidth = 90;

/** The code of the stories of a file as an application would have it, by export. Without those that need Storybook. */
export async function codeOfStories(path: string): Promise<Record<string, string>> {
  const file = readSourceFile(path);
  const found: Record<string, string> = {};
  for (const [name, story] of storiesOf(file)) {
    const code = codeOf(story, file);
    if (code === undefined) continue;
    const formatted = await format('story.tsx', code, { singleQuote: true, printWidth: lineWidth });
    if (formatted.errors.length === 0) found[name] = formatted.code;
  }
  return found;
}

function codeOf(story: StoryParts, file: SourceFile): string | undefined {
  try {
    const code = new StoryCode(story, file);
    return code.text();
  } catch (error) {
    if (error instanceof NotShown) return undefined;
    throw error;
  }
}

type Rendering = ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration;

const isRendering = (node: ts.Node): node is Rendering =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node);

/** A story as a component of an application. */
class StoryCode {
  readonly #dependencies = new Dependencies();

  readonly story: StoryParts;
  readonly file: SourceFile;

  constructor(story: StoryParts, file: SourceFile) {
    this.story = story;
    this.file = file;
  }

  text(): string {
    const { render, component, args } = this.story;
    const isTyped = render && isRendering(render) && render.parameters.length > 0;
    const nodes = [render ?? component, isTyped ? component : undefined, ...args.values()];
    for (const node of nodes) if (node) this.#dependencies.add(node, this.file);
    const body = this.#body();
    const example = this.#dependencies.hasGuards
      ? `export const ${exampleName} = () => ${body};`
      : `export function ${exampleName}() ${body}`;
    const blocks = [this.#dependencies.importLines().join('\n'), ...this.#dependencies.declarations(), example];
    return blocks.filter((block) => block !== '').join('\n\n');
  }

  #textOf(node: ts.Node): string {
    return this.#dependencies.text(node, this.file);
  }

  #body(): string {
    const { component, render } = this.story;
    if (render && isRendering(render)) return this.#rendered(render);
    const shown = render ?? component;
    if (!shown) throw new NotShown('no component');
    return `{ return ${this.#element(this.#textOf(shown))}; }`;
  }

  #rendered({ parameters: [parameter], body }: Rendering): string {
    if (!body) throw new NotShown('a function without a body');
    const taken = parameter ? `const ${parameter.name.getText()} = ${this.#args(parameter.name)};\n` : '';
    if (ts.isBlock(body)) return `{ ${taken}${this.#textOf(body).slice(1)}`;
    return `{ ${taken}return ${this.#textOf(body)}; }`;
  }

  /** `{ label: 'Ещё' }`: what a story's `render` takes, of all arguments or of those that it names. */
  #args(taken: ts.BindingName): string {
    const { args, component } = this.story;
    const names = ts.isObjectBindingPattern(taken)
      ? taken.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
      : [...args.keys()];
    const members = names.map((name) => {
      const value = args.get(name);
      return value ? this.#member(name, value) : `'${name}': undefined`;
    });
    const type = component ? ` satisfies Partial<ComponentProps<typeof ${this.#textOf(component)}>>` : '';
    if (component) this.#dependencies.addType('ComponentProps', 'react');
    return `{ ${members.join(', ')} }${type || ' as const'}`;
  }

  #member(name: string, value: ts.Node): string {
    if (name.startsWith('...')) return `...${this.#textOf(value)}`;
    return `'${name}': ${this.#textOf(ts.isShorthandPropertyAssignment(value) ? value.name : value)}`;
  }

  /** `<Button variant="danger">Удалить</Button>` */
  #element(tag: string): string {
    const args = [...this.story.args];
    const lastSpread = args.findLastIndex(([name]) => name.startsWith('...'));
    const attributes = lastSpread > 0 ? [this.#spread(args.splice(0, lastSpread + 1))] : [];
    let children = '';
    for (const [name, value] of args) {
      if (name === 'children') children = this.#children(value);
      else attributes.push(this.#attribute(name, value));
    }
    const start = `<${tag} ${attributes.join(' ')}`;
    return children === '' ? `${start} />` : `${start}>${children}</${tag}>`;
  }

  /** Attributes before a spread would be written twice. */
  #spread(args: readonly [name: string, value: ts.Node][]): string {
    return `{...{ ${args.map(([name, value]) => this.#member(name, value)).join(', ')} }}`;
  }

  #attribute(name: string, value: ts.Node): string {
    if (name.startsWith('...')) return `{...${this.#textOf(value)}}`;
    if (ts.isShorthandPropertyAssignment(value)) return `${name}={${this.#textOf(value.name)}}`;
    if (value.kind === ts.SyntaxKind.TrueKeyword) return name;
    return isPlainText(value) ? `${name}="${value.text}"` : `${name}={${this.#textOf(value)}}`;
  }

  #children(value: ts.Node): string {
    if (isPlainText(value)) return value.text;
    const inner = ts.isParenthesizedExpression(value) ? value.expression : value;
    const isElement = ts.isJsxElement(inner) || ts.isJsxSelfClosingElement(inner) || ts.isJsxFragment(inner);
    return isElement ? this.#textOf(inner) : `{${this.#textOf(value)}}`;
  }
}

const isPlainText = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) && !/["\\{}<>&]/.test(node.text);
