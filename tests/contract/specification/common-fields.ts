import { flag, line, order, path, seen, text } from './vocabulary.ts'

/** Fields that records of several case pages have. */
export const titleTextImage = {
  title: seen(line('样品流转')),
  description: seen(text('全程可追溯')),
  imageUrl: seen(path('/upload/case-page-a.webp')),
}

/** Fields of a list that has an order. */
export const ordered = { sortOrder: order(), status: flag() }

/** What such a list is like otherwise. */
export const orderedList = { id: 'everybody', sortedBy: ['sortOrder'], shownWhile: ['status'] } as const
