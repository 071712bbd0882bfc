/** Where built pages take the site to be: one build serves any address, which is known when it starts. */
export const BUILT_ORIGIN = 'https://built.invalid';

/** Whether a built file waits for the address that people use. */
export const waitsForAddress = (file: string, body: Buffer): boolean =>
  file.endsWith('.html') && body.includes(BUILT_ORIGIN);

/** Such a page under the address that people use. */
export const atAddress = (body: Buffer, siteUrl: string): Buffer =>
  Buffer.from(body.toString().replaceAll(BUILT_ORIGIN, new URL(siteUrl).origin));
