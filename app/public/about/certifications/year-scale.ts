import type { CSSProperties } from 'react'

/** A scale of whole years on which the terms of all certificates can be compared. */
export interface YearScale {
  /** How many years it spans. */
  years: number
  /** The years written above it: each, or the first and the last where each would not fit. */
  labels: number[]
  /** Where a term lies, as `--from` and `--to`; an unknown end runs to the scale's end. */
  place(issueDate: string, expiryDate: string): CSSProperties
}

const LABELS_AT_MOST = 7

/** Spans all the dates, from the first January to the last December. */
export function yearScale(terms: readonly { issueDate: string; expiryDate: string }[]): YearScale {
  const dates = terms.flatMap(({ issueDate, expiryDate }) => [yearOf(issueDate), yearOf(expiryDate)])
  const known = dates.filter((year) => !Number.isNaN(year)).map(Math.floor)
  const first = Math.min(...known)
  const last = Math.max(...known)
  const years = known.length > 0 ? last - first + 1 : 1
  const percent = (year: number) => `${(((year - first) / years) * 100).toFixed(2)}%`
  return {
    years,
    labels: labelsOf(known.length > 0 ? first : NaN, years),
    place(issueDate, expiryDate) {
      const [from, to] = [yearOf(issueDate), yearOf(expiryDate)]
      return {
        '--from': Number.isNaN(from) ? '0%' : percent(from),
        '--to': Number.isNaN(to) ? '100%' : percent(to),
      } as CSSProperties
    },
  }
}

function labelsOf(first: number, years: number): number[] {
  if (Number.isNaN(first)) return []
  if (years > LABELS_AT_MOST) return [first, first + years - 1]
  return Array.from({ length: years }, (_, year) => first + year)
}

/** A date as a year with its fraction, such as 2025.5. */
function yearOf(date: string): number {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  return Number(year) + (Number(month) - 1) / 12 + (Number(day) - 1) / 372
}
