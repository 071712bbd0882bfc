import { FIRST_LANGUAGE, LANGUAGES, tagOf } from '#messages/lib/language.ts';
import { ASKED } from './asked.ts';

interface Node {
  type: string;
  start: number;
  end: number;
}
type Property = Node & { key: Node & { name?: string }; value: Node };
type Wrapped = Node & { expression?: Wrapped; properties?: Property[] };

/** As a parser of ESTree gives it. */
export interface Program {
  body: (Node & { declaration?: Wrapped | null })[];
}

interface Place {
  id: string;
  start: number;
  end: number;
}

function exported(program: Program): Node & { declaration?: Wrapped | null } {
  const found = program.body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (!found) throw new Error('A catalogue is one object: export default { … }');
  return found;
}

/** Each message of `export default { … }` with the place of its text in the code. */
export function messagesIn(program: Program): Place[] {
  let object = exported(program).declaration;
  // Before types are gone, `satisfies` stands around it.
  while (object?.expression) object = object.expression;
  return (object?.properties ?? []).map(({ type, key, value }) => {
    if (type !== 'Property' || !key.name) throw new Error('Messages have plain names');
    return { id: key.name, start: value.start, end: value.end };
  });
}

/** A catalogue with an export a message, of which a bundler leaves out what nobody reads. */
export function separated(code: string, program: Program): string {
  const { start, end } = exported(program);
  const parts = messagesIn(program).map(
    (message) =>
      `const $${message.id} = ${code.slice(message.start, message.end)};\n` +
      `export { $${message.id} as ${message.id} };`,
  );
  return `${code.slice(0, start)}\n${parts.join('\n')}\n${code.slice(end)}`;
}

/** Each message by itself, in the language of the page; English where a language has no file. */
export function chosen(ids: readonly string[], written: readonly string[]): string {
  const others = LANGUAGES.filter((one) => one !== FIRST_LANGUAGE && written.includes(one));
  const lines = ids.map((id) => {
    const choice = others
      .map((one) => `${ASKED} === ${JSON.stringify(tagOf(one))} ? (${one}.${id} ?? en.${id}) : `)
      .join('');
    return `const $${id} = /* @__PURE__ */ (() => ${choice}en.${id})();\nexport { $${id} as ${id} };`;
  });
  const imports = [FIRST_LANGUAGE, ...others].map(
    (one) => `import * as ${one} from "./${one}.ts";`,
  );
  return [...imports, ...lines].join('\n');
}
