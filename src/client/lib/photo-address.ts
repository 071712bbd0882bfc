/** Where a photo is, from the base path the profile carries, in the larger of its two widths. */
export const photoAddress = (image: string | null) => image && `${image}-320.webp`;
