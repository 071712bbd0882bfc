import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createElement, lazy, type ReactElement, type ReactNode } from 'react';
import type { Role } from '#domain/lib/role.ts';

/** What every page of the dashboard is given. */
export interface PageProps {
  /** What stands in the braces of the page's path. */
  params: Record<string, string>;
  userId: number;
  userRole: Role;
}

export interface PageLink {
  href: string;
  label: string;
}

/** The one thing to do beside a page's heading. */
export interface PageAction extends PageLink {
  icon?: LucideIcon;
  look?: 'quiet' | 'primary' | 'link';
}

/** What stands above a page's content. */
export interface PageHead {
  heading: string;
  /** A line below the heading. */
  intro?: ReactNode;
  /** The way back up, above the heading. */
  back?: PageLink | undefined;
  action?: PageAction | undefined;
  /** Between heading and content, where it is not the usual distance. */
  gap?: 2 | 4 | 8;
}

/** A page as a row of the route table. */
export interface PageRow {
  /** Null: the feature draws a `PageFrame` of its own, since its heading depends on what it shows. */
  head: Partial<PageHead> | null;
  /** The content, loaded when first shown; null where the address names nothing. */
  draw: (page: PageProps) => ReactElement | null;
}

type Options = Partial<PageHead> & { ownFrame?: boolean };

type PropsOf<Feature> = Feature extends (props: infer Props) => ReactNode ? Props : never;

/** A feature that takes other props than a page is given says how they follow from these. */
type OptionsOf<Feature> =
  PageProps extends PropsOf<Feature>
    ? [options?: Options]
    : [options: Options & { props: (page: PageProps) => PropsOf<Feature> | null }];

/** A row of the route table: `name` is the component of the file that is loaded. */
export function page<File extends object, Name extends keyof File & string>(
  load: () => Promise<File>,
  name: Name,
  ...[options]: OptionsOf<File[Name]>
): PageRow {
  const Feature = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }));
  const { ownFrame, props, ...head }: Options & { props?: (page: PageProps) => object | null } =
    options ?? {};
  return {
    head: ownFrame ? null : head,
    draw: (given) => {
      const wanted = props ? props(given) : given;
      return wanted && createElement(Feature, wanted);
    },
  };
}
