const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;

const halves = new Uint32Array(2);
const whole = new Float64Array(halves.buffer);
const lowFirst = (() => {
  whole[0] = 1;
  return halves[0] === 0;
})();

/**
 * Sorts slots by numbers, those with the same number staying as they stand. A radix sort over the
 * bits of doubles, because a million slots sorted by a comparing function take over a second.
 */
export function sortSlots(
  slots: Uint32Array,
  keyOf: (slot: number) => number,
  descending = false,
): Uint32Array {
  const n = slots.length;
  const digits = Array.from({ length: 4 }, () => new Uint16Array(n));
  const [d0, d1, d2, d3] = digits;
  for (let i = 0; i < n; i++) {
    // -0 and 0 are the same number.
    whole[0] = keyOf(slots[i] ?? 0) + 0;
    let low = halves[lowFirst ? 0 : 1] ?? 0;
    let high = halves[lowFirst ? 1 : 0] ?? 0;
    // Of negative numbers all bits turn, of others the sign, so that bits rise with the number.
    const isNegative = high >>> 31 === 1;
    low = isNegative ? ~low : low;
    high = isNegative ? ~high : high ^ 0x80000000;
    if (descending) {
      low = ~low;
      high = ~high;
    }
    if (d0) d0[i] = low;
    if (d1) d1[i] = low >>> DIGIT_BITS;
    if (d2) d2[i] = high;
    if (d3) d3[i] = high >>> DIGIT_BITS;
  }
  return byDigits(slots, digits);
}

function byDigits(slots: Uint32Array, digits: readonly Uint16Array[]): Uint32Array {
  const n = slots.length;
  let order = Uint32Array.from(slots, (_, i) => i);
  let other = new Uint32Array(n);
  for (const digit of digits) {
    const starts = new Uint32Array(DIGITS + 1);
    for (let i = 0; i < n; i++) {
      const at = (digit[i] ?? 0) + 1;
      starts[at] = (starts[at] ?? 0) + 1;
    }
    if ((starts[(digit[0] ?? 0) + 1] ?? 0) === n) continue;
    for (let i = 1; i <= DIGITS; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
    for (let i = 0; i < n; i++) {
      const from = order[i] ?? 0;
      const key = digit[from] ?? 0;
      const to = starts[key] ?? 0;
      starts[key] = to + 1;
      other[to] = from;
    }
    [order, other] = [other, order];
  }
  return order.map((i) => slots[i] ?? 0);
}
