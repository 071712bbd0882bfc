import type { z } from 'zod';
import { type About, aboutSetting } from '#server/lib/setting.ts';
import { OTHER_SETTINGS, SETTINGS } from '#server/lib/settings/index.ts';

const ALL: Record<string, z.ZodType> = { ...SETTINGS, ...OTHER_SETTINGS };

/** Settings that share a description, in the order in which they are declared. */
function rows(): { about: About; names: string[] }[] {
  const found = new Map<About, string[]>();
  for (const [name, type] of Object.entries(ALL)) {
    const about = aboutSetting(type);
    if (!about) throw new Error(`${name} has no description in src/server/lib/settings/`);
    found.set(about, [...(found.get(about) ?? []), name]);
  }
  return [...found].map(([about, names]) => ({ about, names }));
}

const BEGIN = '<!-- settings -->';
const END = '<!-- /settings -->';

/** The README with its table of settings renewed. */
export function withSettings(readme: string): string {
  const from = readme.indexOf(BEGIN);
  const to = readme.indexOf(END);
  if (from < 0 || to < from) throw new Error(`The README has no place marked ${BEGIN} ${END}`);
  const table = [
    '| Variable | Default | Meaning |',
    '| --- | --- | --- |',
    ...rows().map(({ about, names }) => {
      const variables = names.map((name) => `\`${name}\``).join(', ');
      return `| ${variables} | ${about.byDefault} | ${about.meaning} |`;
    }),
  ];
  return `${readme.slice(0, from)}${BEGIN}\n${table.join('\n')}\n${readme.slice(to)}`;
}

/** The text as comment lines of at most 100 characters. */
function comment(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < 100) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(`# ${word}`);
  }
  return lines;
}

const HEAD = [
  '# Every setting there is, with its default where it has a value. Written by `npm run docs:settings`',
  '# from src/server/lib/settings/. The build reads .env by itself; the server reads the environment',
  '# of its process: `set -a; . ./.env; set +a; npm start`.',
];

/** An environment file in which nothing is set, by group. */
export function exampleEnvironment(): string {
  const lines = [...HEAD];
  let group = '';
  for (const { about, names } of rows()) {
    if (about.group !== group) lines.push('', `## ${about.group}`);
    group = about.group;
    lines.push('', ...comment(`${about.meaning}. Default: ${about.byDefault}.`));
    for (const name of names) lines.push(`#${name}=${ALL[name]?.safeParse(undefined).data ?? ''}`);
  }
  return `${lines.join('\n')}\n`;
}
