/** The company's mark: a detection frame around a line of terrain. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 28 28" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="M2 9V2h7M19 2h7v7M26 19v7h-7M9 26H2v-7" />
      <path d="M8 17c4-7 7 3 12-6" />
    </svg>
  )
}
