/** Where the site answers for a service, unless the service stands on a host of its own. */
export const SERVICE_MOUNTS = { analytics: '/analytics', ads: '/ads' } as const;

export type ServiceName = keyof typeof SERVICE_MOUNTS;

/** The header in which a caller of a service shows what the site's API has signed for them. */
export const PASS_HEADER = 'x-pass';
