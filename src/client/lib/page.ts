import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createElement, lazy, type ReactElement, type ReactNode } from 'react';
import type { Role } from '#domain/lib/role.ts';
import { idOf } from './id-of.ts';

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

interface Options extends Partial<PageHead> {
  ownFrame?: boolean;
  /** 0 in the path stands for all of them. */
  orAll?: boolean;
}

type PropsOf<Feature> = Feature extends (props: infer Props) => ReactNode ? Props : never;

/** A feature that takes other props than a page is given says how they follow from these. */
type OptionsOf<Feature> =
  PageProps extends PropsOf<Feature>
    ? [options?: Options]
    : [options: Options & { props: (page: PageProps) => PropsOf<Feature> | null }];

/** What a page's path names by an id; what is none names nothing, and is asked of no server. */
const isNamed = ({ params }: PageProps, orAll: boolean) =>
  Object.values(params).every((part) => idOf(part) !== null || (orAll && part === '0'));

/** A row of the route table: `name` is the component of the file that is loaded. */
export function page<File extends object, Name extends keyof File & string>(
  load: () => Promise<File>,
  name: Name,
  ...[options]: OptionsOf<File[Name]>
): PageRow {
  const Feature = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }));
  const given: Options & { props?: (page: PageProps) => object | null } = options ?? {};
  const { ownFrame, orAll = false, props, ...head } = given;
  return {
    head: ownFrame ? null : head,
    draw: (shown) => {
      if (!isNamed(shown, orAll)) return null;
      const wanted = props ? props(shown) : shown;
      return wanted && createElement(Feature, wanted);
    },
  };
}
