import type { SharpOptions, TimeoutOptions } from 'sharp'

/** How pictures of others are decoded: none of immense size, none that is damaged. */
export const decodeOptions = {
  limitInputPixels: 100_000_000,
  failOn: 'error',
} as const satisfies SharpOptions

/** The longest that one picture may take. */
export const drawingTime = { seconds: 20 } as const satisfies TimeoutOptions
