import type { ListingDetail } from '#contract/homes/wire-listing.ts';
import { emi } from '#domain/homes/emi.ts';
import { leaveAndLicenceCosts, onRoadCosts } from '#domain/homes/stamp-duty.ts';

/** The licence that a rent is reckoned for. */
export const LICENCE_MONTHS = 11;
export const LOAN = { share: 0.8, ratePercent: 8.5, tenureYears: 20 };

/** What a home costs beyond its price, or to move in; all in rupees. */
export function trueCostOf({ propertydata, detailsData }: ListingDetail) {
  const isRent = propertydata.listedin === 'rent';
  const { price } = propertydata;
  const deposit = propertydata.deposit ?? 0;
  const lines = isRent
    ? leaveAndLicenceCosts(price, deposit, LICENCE_MONTHS)
    : onRoadCosts({
        price,
        carpetSqft: detailsData.carpetArea,
        underConstruction:
          detailsData.possession === 'Under Construction' || detailsData.possession === 'UpComing',
        commercial: propertydata.category === 'Commercial',
        womenOnly: false,
      });
  const upfront = isRent ? price + deposit : price;
  const { share, ratePercent, tenureYears } = LOAN;
  const loanAmount = Math.round(price * share);
  return {
    isRent,
    lines,
    upfront,
    total: upfront + lines.reduce((sum, { rupees }) => sum + rupees, 0),
    monthly: emi({ loanAmount, ratePercent, tenureYears }).monthlyPayment,
  };
}
