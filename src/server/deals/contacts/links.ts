export const LINK_FOR_BUYER = '/InterestedProperties';

/** Where an owner answers a request. */
export const linkForOwner = (requestId: number) => `/Request/${requestId}`;
