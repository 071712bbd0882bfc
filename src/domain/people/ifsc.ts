/**
 * The code of a bank's branch as typed, in capitals; null when it is none. Four letters name the
 * bank, a nought follows, six letters or digits name the branch.
 */
export function readIfsc(text: string): string | null {
  const ifsc = text.trim();
  return /^[A-Z]{4}0[A-Z\d]{6}$/i.test(ifsc) ? ifsc.toUpperCase() : null;
}
