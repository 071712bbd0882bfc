import * as papers from '#contract/money/papers.ts';
import * as rent from '#contract/money/rent-receipts.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getEarningsCsvVerb, myEarningsVerb } from './earnings.ts';
import { getReceiptPdfVerb } from './receipt.ts';
import {
  getRentReceiptPdfVerb,
  giveRentReceiptVerb,
  listRentReceiptsVerb,
} from './rent-receipts.ts';
import { getYearlyStatementCsvVerb, getYearlyStatementPdfVerb } from './yearly-statement.ts';

export const moneyPaperRoutes: Route[] = [
  implement(papers.getReceiptPdf, getReceiptPdfVerb),
  implement(papers.myEarnings, myEarningsVerb),
  implement(papers.getEarningsCsv, getEarningsCsvVerb),
  implement(papers.getYearlyStatementPdf, getYearlyStatementPdfVerb),
  implement(papers.getYearlyStatementCsv, getYearlyStatementCsvVerb),
  implement(rent.listRentReceipts, listRentReceiptsVerb),
  implement(rent.giveRentReceipt, giveRentReceiptVerb),
  implement(rent.getRentReceiptPdf, getRentReceiptPdfVerb),
];
