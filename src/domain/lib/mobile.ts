/** Ten digits of an Indian mobile number from however it was typed, or undefined. */
export function readMobile(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^(?:\+91|0091|91(?=\d{10}$)|0)/, '');
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined;
}

/** "+91 98220 12345". */
export function showMobile(digits: string): string {
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}
