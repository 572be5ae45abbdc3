/** Windows with room for more than the normal measure: there the whole page takes the wide one, and grids a column more. */
export const fromWide = '@media (min-width: 1600px)'
