/** Windows that fit more than the normal width: pages use the wide width and grids one more column. */
export const fromWide = '@media (min-width: 1600px)'
