import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router, type RouterProps } from 'wouter';

/** What a piece of a screen is at first, with its links, as markup. */
export function drawn(children: ReactElement): string {
  const props: RouterProps = { ssrPath: '/', children };
  return renderToStaticMarkup(createElement(Router, props));
}
