/** The WCAG 2 contrast ratio of two `#rrggbb` colours, between 1 and 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/** What WCAG AA asks of a pair: text 4.5, large text and the parts of a control 3. */
export const requiredContrast = { text: 4.5, graphic: 3 } as const

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => channel(hex.slice(start, start + 2))) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channel(twoDigits: string): number {
  const value = parseInt(twoDigits, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
