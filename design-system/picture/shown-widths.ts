/** How wide a picture is shown. */
interface ShownWidth {
  /** By the width of the window, as `sizes` says it. */
  sizes: string
  /** Wider ones are offered to nobody: twice what a wide window shows, or a phone's width at three pixels to one of CSS. */
  most: number
}

/** Every width at which pages show pictures; a page names its own and says no pixels. */
export const shownWidths = {
  /** Behind the words at the top of a page; in narrow windows higher than the picture is wide, so cut at its sides. */
  page: { sizes: '(min-width: 1024px) 100vw, max(100vw, 512px)', most: 1920 },
  /** Across the middle column, or alone in a dialog. */
  column: { sizes: '(min-width: 1024px) 960px, 100vw', most: 1920 },
  /** One of two beside each other in wide windows. */
  half: { sizes: '(min-width: 1024px) 600px, 100vw', most: 1200 },
  /** One of three or four. */
  card: { sizes: '(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw', most: 1200 },
  /** One of three or four, of two in narrow windows. */
  cell: { sizes: '(min-width: 1024px) 400px, 50vw', most: 800 },
  /** A logo among others, or a portrait. */
  mark: { sizes: '(min-width: 1024px) 240px, 33vw', most: 480 },
  /** A leaf beside the words of a row. */
  leaf: { sizes: '132px', most: 320 },
} as const satisfies Record<string, ShownWidth>

export type ShownAs = keyof typeof shownWidths
