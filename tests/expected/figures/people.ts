export const PEOPLE = {
  AADHAAR_OTP_MINUTES: 10,
  MAX_OTP_TRIES: 5,
  NOTIFICATION_PAGE: 30,
  // Hours in which the owner of a new bank account can object.
  NEW_ACCOUNT_HOURS: 24,
  LICENCE_REMINDER_DAYS: 30,
};
