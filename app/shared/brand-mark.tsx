/* oxlint-disable house/tokens-for-looks -- in files and on pages the mark has the same colours, whatever the theme */
/** Where the mark stands on its ground. */
export interface BrandMarkProps {
  /** Corners as rounded as on a home screen, or none, where the device cuts them itself. */
  corners?: 'round' | 'square'
  /** Size of the drawing on its ground; 1 is for browser tabs and pages. */
  scale?: number
}

const SIDE = 64

/**
 * The company's only mark: a T on a survey point, whose bar is the upper edge of an annotation box. All icons are drawn
 * from it (`npx tsx scripts/brand/draw-mark.ts`).
 */
export function BrandMark({ corners = 'round', scale = 1 }: BrandMarkProps) {
  const place = `translate(32 32)${scale === 1 ? '' : ` scale(${scale})`}`
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      <rect width={SIDE} height={SIDE} rx={corners === 'round' ? 14 : undefined} fill="#1a56e0" />
      <g transform={place} stroke="#fff" strokeWidth="4">
        <path d="M-16 3v17h9m23-17v17h-9" stroke="#8ab1ff" strokeWidth="5" />
        <path d="M-11-15h22M0-15V7" strokeWidth="6" />
        <path d="M-22-20h10v10h-10zm34 0h10v10h-10z" />
        <circle cy="20" r="5" fill="#ffab63" stroke="none" />
      </g>
    </svg>
  )
}
