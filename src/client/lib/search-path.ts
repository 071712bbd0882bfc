/** Navigation state of /PropertyListHome: the tab, then any filter by its wire name. */
export interface SearchState {
  type?: 'Buy' | 'Rent' | 'Commercial' | 'Plots';
  subCategory?: string;
  budget?: string;
  loc?: string;
  [filter: string]: string | undefined;
}

/** The address of a search, so that it can be linked, shared and gone back to. */
export function searchPath(state: SearchState): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) if (value) query.set(name, value);
  const text = query.toString().replaceAll('%2C', ',').replaceAll('+', '%20');
  return text ? `/PropertyListHome?${text}` : '/PropertyListHome';
}
