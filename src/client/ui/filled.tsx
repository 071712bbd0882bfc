import { createElement, Fragment, type ReactNode } from 'react';

const MARK = '\u0000';

/**
 * A message with pieces in it that are shown in a way of their own, as a link or bold: each stands
 * where its language puts it.
 * @param message says the whole; it is handed marks for the pieces
 */
export function filled<Name extends string>(
  message: (marks: Record<Name, string>) => string,
  pieces: Record<Name, ReactNode>,
): ReactNode {
  const names = Object.keys(pieces) as Name[];
  const marks = Object.fromEntries(
    names.map((name, at) => [name, `${MARK}${at}${MARK}`]),
  ) as Record<Name, string>;
  const parts = message(marks)
    .split(MARK)
    .map((part, at) => {
      // Every second part is the number of a piece.
      const name = at % 2 === 1 ? names[Number(part)] : undefined;
      return name === undefined ? part : pieces[name];
    });
  // One by one, not as a list: they have no keys and stay in their places.
  return createElement(Fragment, null, ...parts);
}
