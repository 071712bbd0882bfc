export * from './favourites.ts';
export * from './listings.ts';
export * from './localities.ts';
export * from './people.ts';
