import type { UsefulWidths } from './picture-address.ts'

/** How wide a picture is shown, by the width of the window as `sizes` says it. */
interface ShownWidth extends UsefulWidths {
  sizes: string
}

/**
 * Every width at which pages show pictures; pages use the names, not pixels. Useful widths range from a phone at 2x
 * density to a wide window at 2x.
 */
export const shownWidths = {
  /** Behind the text at the top of a page; in narrow windows cropped at the sides. */
  page: { sizes: '(min-width: 1024px) 100vw, max(100vw, 512px)', least: 960, most: 1920 },
  /** Enlarged in a dialog, where every pixel counts. */
  enlarged: { sizes: '1920px', least: 1920, most: 1920 },
  /** Across the middle column, or alone in a dialog. */
  column: { sizes: '(min-width: 1024px) 960px, 100vw', least: 720, most: 1920 },
  /** One of two beside each other in wide windows. */
  half: { sizes: '(min-width: 1600px) 740px, (min-width: 1024px) 600px, 100vw', least: 720, most: 1480 },
  /** One of three or four. */
  card: { sizes: '(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw', least: 480, most: 960 },
  /** One of three or four, of two in narrow windows. */
  cell: { sizes: '(min-width: 1024px) 400px, 50vw', least: 480, most: 960 },
  /** A logo among others, or a portrait. */
  mark: { sizes: '(min-width: 1024px) 240px, 33vw', least: 320, most: 480 },
  /** A drawing that keeps its size in narrow windows and is moved there. */
  chart: { sizes: '960px', least: 960, most: 1920 },
  /** A document beside its facts, above them on phones. */
  scan: { sizes: '(min-width: 768px) 272px, 100vw', least: 480, most: 960 },
  /** A leaf beside the words of a row. */
  leaf: { sizes: '132px', least: 320, most: 320 },
} as const satisfies Record<string, ShownWidth>

export type ShownAs = keyof typeof shownWidths
