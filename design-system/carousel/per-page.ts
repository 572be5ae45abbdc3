/** Slides side by side below 768 px, from 768 px and from 1024 px. */
export type Columns = { phone: number; tablet: number; laptop: number }

export type PerPage = number | Columns

/** A bare number applies from 1024 px up. Smaller windows show about half, phones one, or two of many small slides. */
export function perPageAt(perPage: PerPage): Columns {
  if (typeof perPage !== 'number') return perPage
  return { laptop: perPage, tablet: Math.ceil(perPage / 2), phone: perPage >= 5 ? 2 : 1 }
}
