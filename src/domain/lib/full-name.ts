/** First and last name, as invoices show it and checks of identity compare it. */
export const fullNameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
