import type * as scales from './scales.ts'

/**
 * Changes of the senior theme beside colours; one rem is 20 px. Text is at least 18 px, controls 48 px, touch targets
 * 56 px.
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
