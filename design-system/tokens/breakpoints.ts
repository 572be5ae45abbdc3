/** Window widths in px at which layouts change. */
export const breakpoint = { phone: 360, tablet: 768, laptop: 1024, desktop: 1280 } as const
