import type * as scales from './scales.ts'

/**
 * What the senior theme changes beside its colours. One rem is 20 px there: no text under 18 px, controls from 48 px,
 * whatever a finger must hit 56 px, and a focus ring that cannot be missed.
 */
export const seniorScales = {
  rootFontSize: '125%',
  groups: {
    fontSize: { caption: '0.9rem', small: '0.95rem' },
    lineHeight: { tight: '1.3', snug: '1.55', body: '1.8' },
    letterSpacing: { tight: '0' },
    size: { target: '2.8rem', controlSmall: '2.4rem', controlMedium: '2.8rem', focusRing: '4px' },
  },
} satisfies {
  rootFontSize: string
  groups: { [group in keyof typeof scales]?: Partial<(typeof scales)[group]> }
}
