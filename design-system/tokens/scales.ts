const RATIO = 1.25
const ROOT_PX = 16

/** One step of the modular type scale (ratio 1.25 on 16 px), in rem; half steps allowed. */
const step = (n: number) => Math.round(RATIO ** n * 1000) / 1000

/** A size that grows evenly between the 360 px and the 1280 px window. */
function fluid(small: number, big: number): string {
  const slope = ((big - small) * ROOT_PX) / (1280 - 360)
  const start = small - (slope * 360) / ROOT_PX
  return `clamp(${small}rem, ${start.toFixed(3)}rem + ${(slope * 100).toFixed(3)}vw, ${big}rem)`
}

/** Distances in rem on an 8 px rhythm: x1 = 8 px. In rem so that the senior theme widens them too. */
export const space = {
  x05: '0.25rem',
  x1: '0.5rem',
  x15: '0.75rem',
  x2: '1rem',
  x3: '1.5rem',
  x4: '2rem',
  x5: '2.5rem',
  x6: '3rem',
  x8: '4rem',
  x10: '5rem',
  x12: '6rem',
  x16: '8rem',
}

export const fontSize = {
  caption: `${step(-1)}rem`,
  small: `${step(-0.5)}rem`,
  body: `${step(0)}rem`,
  lead: fluid(step(0), step(0.75)),
  h5: `${step(0.5)}rem`,
  h4: fluid(step(0.5), step(1)),
  h3: fluid(step(1), step(2)),
  h2: fluid(step(2), step(4)),
  h1: fluid(step(2.5), step(5)),
  display: fluid(step(3), step(6)),
}

export const font = {
  body: `"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif`,
  /** Figures, coordinates and eyebrow labels. */
  figure: `"IBM Plex Mono", "SFMono-Regular", Menlo, "DejaVu Sans Mono", "Courier New", "PingFang SC", "Microsoft YaHei", "Noto Sans SC", monospace`,
}

export const fontWeight = { regular: '400', medium: '500', semibold: '600', bold: '700' }

export const lineHeight = { figure: '1', tight: '1.22', snug: '1.45', body: '1.7' }

export const letterSpacing = { tight: '-0.015em', normal: '0', wide: '0.04em', eyebrow: '0.12em' }

export const radius = { small: '4px', medium: '8px', large: '14px', round: '999px' }

export const duration = { quick: '150ms', base: '220ms', slow: '300ms' }

export const easing = {
  /** Things that arrive: fast start, soft landing. */
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  inOut: 'cubic-bezier(0.6, 0, 0.2, 1)',
  /** Small overshoot for handles and markers. */
  physical: 'cubic-bezier(0.3, 1.4, 0.5, 1)',
}

export const zIndex = {
  raised: '1',
  sticky: '100',
  header: '200',
  dropdown: '300',
  overlay: '400',
  modal: '500',
  toast: '600',
}

export const size = {
  /** Smallest side of anything a finger must hit. */
  target: '2.75rem',
  controlSmall: '2rem',
  controlMedium: '2.5rem',
  controlLarge: '3.25rem',
  icon: '1.25rem',
  iconSmall: '1rem',
  iconLarge: '1.5rem',
  container: '1248px',
  containerNarrow: '800px',
  containerWide: '1440px',
  gutter: 'clamp(1rem, 4vw, 2.5rem)',
  header: '4.5rem',
  focusRing: '2px',
}
