import { expect, test } from './page.ts';

test('one is a home, more are homes: in the heading and in what search engines show', async ({
  page,
}) => {
  const searchOf = (price: number) =>
    `listedin=sell&category=Residential&min_price=${price}&max_price=${price}`;
  const find = async (query: string) =>
    await (await page.request.get(`/api/property/propertylist?${query}`)).json();
  const { data } = await find('listedin=sell&category=Residential&pageSize=24');
  for (const { propertydata } of data) {
    const { price } = propertydata;
    if ((await find(searchOf(price))).total !== 1) continue;
    await page.goto(`/PropertyListHome?type=Buy&min_price=${price}&max_price=${price}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 home for sale in Pune');
    const said = page.locator('meta[name="description"]');
    await expect(said).toHaveAttribute('content', /^1 home for sale in Pune,/);
    await page.goto('/PropertyListHome?type=Buy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d,]+\+? homes for sale/);
    return;
  }
  throw new Error('No price that only one home has');
});
