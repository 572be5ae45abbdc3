import type { SafeLink } from '#contract/shared/safe-link.ts'

/** One partner of the logo wall (public-site §3, X-51). */
export interface Partner {
  id: number | string
  name: string
  description: string
  /** Address ready for display; without one the name stands in. */
  logoUrl?: string
  /** Opens in a new window when set. */
  websiteUrl?: SafeLink
}

/** So many partners stand on one page of the carousel (public-site §9). */
export const PARTNERS_PER_PAGE = 6
