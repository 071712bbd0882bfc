/** What a page is given; apart from the list of pages, which pages cannot import. */
export interface PageProps {
  /** What stands in the braces of the page's path. */
  params: Record<string, string>;
}
