import type { Page } from '@playwright/test';

/** On a phone filters wait in a sheet until they are asked for all at once. */
export const openFilters = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
};

/** What the button of the sheet says. */
export const SHOW = /^Show [\d,]+ homes?$/;

export const askFor = async (page: Page, isMobile: boolean) => {
  if (isMobile) await page.getByRole('button', { name: SHOW }).click();
};
