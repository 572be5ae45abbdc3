import { breakpoint } from './breakpoints.ts'

/** Media queries as literal strings, because custom properties do not work inside `@media`. */
export const media = {
  fromTablet: `@media (min-width: ${breakpoint.tablet}px)`,
  fromLaptop: `@media (min-width: ${breakpoint.laptop}px)`,
  fromDesktop: `@media (min-width: ${breakpoint.desktop}px)`,
  belowTablet: `@media (max-width: ${breakpoint.tablet - 0.02}px)`,
  belowLaptop: `@media (max-width: ${breakpoint.laptop - 0.02}px)`,
  /** Pointers that can rest on a thing without pressing it. */
  hover: '@media (hover: hover) and (pointer: fine)',
  touch: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  motion: '@media (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const
