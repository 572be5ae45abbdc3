/** A phone as lists show it: 138****1234. */
export function maskPhone(stored: string): string {
  return masked(stored, 3, 4)
}

/** An identity number as lists and details show it: 340***********1234. */
export function maskIdentityNumber(stored: string): string {
  return masked(stored, 3, 4)
}

/** Keeps both ends of a text that is long enough to hide something between them. */
function masked(stored: string, first: number, last: number): string {
  if (stored.length < first + last + 1) return '*'.repeat(stored.length)
  return stored.slice(0, first) + '*'.repeat(stored.length - first - last) + stored.slice(-last)
}
