import { normalizeText } from '#contract/fields/normalize-text.ts'

/** What people write around and between the figures of a mobile number. */
const BETWEEN = /[\s().\u00b7\u2010-\u2015\u2212-]+/g
const AROUND = /^tel:|[,;\u3001\u3002]+$/gi
/** The code of the country before a mobile number, which is stored without. */
const COUNTRY = /^(?:\+|00)?86(?=1[3-9]\d{9}$)/

/** A mobile number as it is checked and stored: its figures alone, as far as the text is one. */
export function normalizeMobile(text: string): string {
  const figures = normalizeText(text).trim().replace(AROUND, '').replace(BETWEEN, '').replace(COUNTRY, '')
  return /^\d+$/.test(figures) ? figures : normalizePhone(text)
}

/** Any phone number as it is stored: in ordinary characters, with one blank where there are several. */
export function normalizePhone(text: string): string {
  return normalizeText(text)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
