import { Fragment, type ReactNode } from 'react';

/** No text has this sign; between two of them stands the name of a part. */
const MARK = '\u0000';

/**
 * A message with links or other elements in it, each where its language puts it.
 * @param parts an element for each value of the message
 */
export function woven<Name extends string>(
  message: (values: Record<Name, string>) => string,
  parts: Record<Name, ReactNode>,
): ReactNode {
  const names = Object.keys(parts) as Name[];
  const marks = Object.fromEntries(names.map((name) => [name, MARK + name + MARK]));
  const isName = (text: string): text is Name => names.some((name) => name === text);
  return message(marks as Record<Name, string>)
    .split(MARK)
    .map((text, i) => (
      // Parts never change places while they are shown.
      // biome-ignore lint/suspicious/noArrayIndexKey: a message has no other order
      <Fragment key={i}>{i % 2 === 1 && isName(text) ? parts[text] : text}</Fragment>
    ));
}
