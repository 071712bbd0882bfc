import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';

const SIZES = { any: [192, 512], maskable: [192, 512], apple: [180] };

/** The mark of the header; where a screen cuts its own shape, on full ground and well inside it. */
function draw(kind: string): string {
  const mark = (roof: string) =>
    `<path d="M3 14.5 16 4l13 10.5V28H3Z" fill="${roof}"/><path d="M11 28v-7a5 5 0 0 1 10 0v7Z" fill="#f2b13c"/>`;
  const drawn =
    kind === 'any'
      ? mark('#12525b')
      : `<path d="M0 0h32v32H0Z" fill="#12525b"/><g transform="translate(7.2 6.8) scale(.55)">${mark('#fdfcf9')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawn}</svg>`;
}

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(SIZES).flatMap(([kind, sizes]) =>
    sizes.map((size) => ({ params: { icon: `${kind}-${size}` }, props: { kind, size } })),
  );

export const GET: APIRoute = async ({ props }) => {
  const { kind, size } = props;
  const png = await sharp(Buffer.from(draw(kind)), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
};
