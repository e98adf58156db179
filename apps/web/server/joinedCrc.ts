/**
 * CRC-32 of joined texts, from the CRC-32 of each, as zlib's `crc32_combine` computes it. Polynomials over GF(2) are
 * numbers with the coefficient of x⁰ in the highest bit.
 */
const polynomial = 0xedb88320;
const one = 0x8000_0000;

/** The product of two polynomials modulo the CRC's own. */
function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}

/** The factor for the CRC of a text that is followed by this many bytes: x to the power of their bits. */
function shiftOf(bytes: number): number {
  let shift = one;
  // x to the power of 8, then squared for each binary digit.
  let power = one >>> 8;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(power, shift);
    power = multiply(power, power);
  }
  return shift;
}

/** @returns the CRC-32 of a text and the end, from the CRC-32 of the text; the text itself is not read again */
export function joinedCrc(end: { sum: number; length: number }): (sum: number) => number {
  const shift = shiftOf(end.length);
  return (sum) => (multiply(shift, sum) ^ end.sum) >>> 0;
}
