import { readSearchPage } from '#contract/homes/search-page.ts';
import { addressOf } from './form-address.ts';

/** The filter as the address spells it, without what makes no sense. */
export function filterOf(form: HTMLFormElement): Record<string, string> {
  const query = Object.fromEntries(addressOf(form).searchParams);
  const { request, ignored } = readSearchPage(query);
  const { type: _, subCategory, sort: __, page: ___, view: ____, ...rest } = query;
  for (const { path } of ignored) delete rest[path];
  return {
    ...rest,
    ...(subCategory && { subcategory: subCategory }),
    ...(request.listedin && { listedin: request.listedin }),
    ...(request.category && { category: request.category }),
  };
}
