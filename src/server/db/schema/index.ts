export * from './audit.ts';
export * from './favourites.ts';
export * from './identity.ts';
export * from './listings.ts';
export * from './localities.ts';
export * from './notifications.ts';
export * from './people.ts';
export * from './sessions.ts';
