/** How wide Chinese words with Latin letters and figures among them stand at a size. */
export function hanWidth(text: string, size: number): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : sign === ' ' ? 0.24 : 0.56), 0) * size
}
