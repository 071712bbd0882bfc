import type { Page } from '@playwright/test';
import { requestSignInCode } from '#contract/people/auth.ts';
import { saveLanguage } from '#contract/people/profile.ts';
import { formatPriceShort, formatRupees } from '#domain/lib/money.ts';
import bids from '#messages/deals/bids/index.ts';
import bookings from '#messages/deals/bookings/index.ts';
import steps from '#messages/deals/steps/index.ts';
import { inLanguage } from '#messages/lib/in-language.ts';
import buying from '#messages/money/buying/index.ts';
import payments from '#messages/money/deal-payments/index.ts';
import entry from '#messages/people/entry/index.ts';
import { readPdf } from '#tests/api/read-pdf.ts';
import { expect, openStep, test } from '#tests/e2e/deals/deals-steps.ts';
import { aLiveFlat, aMember } from '#tests/e2e/members.ts';
import { payByUpi, savedPdf, toSandbox } from '#tests/e2e/money/money-steps.ts';
import { codeSentTo } from '#tests/e2e/people.ts';
import { patience } from '#tests/patience.ts';
import { isLeftOut } from './cut.ts';
import { englishIn, sentTo } from './sent.ts';

// Two browsers and the server share a machine.
test.describe.configure({ timeout: patience(120) });

const ASKED = 8_000_000;
const BID = 7_600_000;
const TOKEN = 76_000;

for (const language of ['mr', 'hi'] as const) {
  /** What a catalogue says in the language of the story. */
  const say = <T>(words: () => T): T => inLanguage(language, words);
  const pressed = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

  test(`a bid becomes a paid booking in ${language}`, async ({ page, another, isMobile }) => {
    test.skip(!isMobile || isLeftOut(language));
    const title = `Flat beside the old banyan, ${language}`;
    const owner = await aMember(page, 'Sunita', { papers: true });
    const buyer = await aMember(await another(), 'Meera', { papers: true });
    for (const { call } of [owner, buyer]) await call(saveLanguage, { body: { language } });
    const id = await aLiveFlat(owner, { title, price: ASKED });
    const short = say(() => formatPriceShort(BID));

    await test.step('a bid is placed', async () => {
      const panel = await openStep(buyer.page, id, 'bid');
      await expect(buyer.page.locator('html')).toHaveAttribute('lang', language);
      await panel.getByRole('button', { name: say(() => bids.placeBid) }).click();
      const placing = buyer.page.getByRole('dialog', { name: say(() => bids.bidOnThis) });
      await placing.getByRole('textbox').first().fill(String(BID));
      await pressed(
        buyer.page,
        say(() => bids.sendBidOf({ amount: short })),
      );
      await expect(placing).toBeHidden();
    });

    await test.step('the owner accepts it', async () => {
      await owner.page.goto(`/BidingRequest?property=${id}`);
      const accept = say(() => steps.accept({ amount: short }));
      await pressed(owner.page, accept);
      const sure = owner.page.getByRole('dialog').or(owner.page.getByRole('alertdialog'));
      await sure.getByRole('button', { name: accept, exact: true }).click();
      await expect(owner.page.getByText(say(() => bids.bidAcceptedDone))).toBeVisible();
    });

    const bookingId = await test.step('the token amount is paid', async () => {
      await buyer.page.goto('/BookedProperties');
      const booked = buyer.page.locator('main a[href^="/BookedPropertyDetails/"]').first();
      const made = Number((await booked.getAttribute('href'))?.split('/').at(-1));
      await buyer.page.goto(`/BookedProperties/Payments/${made}`);
      const due = say(() => payments.pay({ inFull: formatRupees(TOKEN) }));
      const button = buyer.page.getByRole('button', { name: due, exact: true });
      await toSandbox(buyer.page, button);
      await payByUpi(buyer.page);
      const arrived = say(() => payments.paymentArrived);
      await expect(buyer.page.getByText(arrived)).toBeVisible();
      return made;
    });

    await test.step('its receipt has both languages', async () => {
      await buyer.page.goto(`/BookedPropertyDetails/${id}/${bookingId}`);
      const word = say(() => buying.receiptWord);
      const button = buyer.page.getByRole('button', { name: new RegExp(`^${word}:`) });
      const { bytes } = await savedPdf(buyer.page, button);
      const text = readPdf(bytes).replace(/\s+/g, ' ');
      expect(text).toContain('Receipt · पावती');
      expect(text).toContain('Seventy Six Thousand Rupees Only');
    });

    await test.step('mails and SMS speak it', async () => {
      const names = [title, 'Sunita', 'Meera', 'Apte'];
      const told = await sentTo(owner, title);
      const heard = await sentTo(buyer, title);
      expect(told.map(({ subject }) => subject)).toContain(
        say(() => bids.newBid({ amount: formatRupees(BID) })),
      );
      expect(heard.map(({ subject }) => subject)).toContain(say(() => bids.bidAccepted));
      const firm = say(() => bookings.tokenPaidFirm({ title }));
      for (const side of [told, heard]) {
        expect(side.map(({ text }) => text).join()).toContain(firm);
      }
      // By night those of SMS are kept back; a code that is asked for comes at once.
      await buyer.call(requestSignInCode, { body: { mobile: buyer.mobile } });
      const [, wordsAfter = ''] = say(() => entry.signInSms({ code: '#', minutes: 10 })).split('#');
      expect(await codeSentTo(page, buyer.mobile, wordsAfter)).toMatch(/^\d+$/);
      expect(englishIn([...told, ...heard], names)).toEqual([]);
    });
  });
}
