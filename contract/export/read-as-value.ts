/** Longer than the longest text that a spreadsheet takes for a number. */
const MOST_LETTERS = 320
const MOST_DIGITS = 15

/**
 * Whether a spreadsheet turns a text into another value: a number that loses digits, a date, a time, a percentage. Short
 * numbers stay the same, and full dates may become dates on purpose.
 */
export function isReadAsValue(text: string): boolean {
  if (text.length > MOST_LETTERS) return false
  const plain = text.normalize('NFKC').replace(UNSEEN, '').trim().toLowerCase()
  if (/^(true|false)$/.test(plain)) return true
  if (!/\d/.test(plain) || isHarmless(plain)) return false
  return VALUES.some((value) => value.test(plain))
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * What needs no mark: numbers that a spreadsheet shows again letter by letter, and full dates. Chinese Excel shows 2026-03-05
 * as 2026/3/5, which is the same day and can be sorted.
 */
function isHarmless(plain: string): boolean {
  if (/^(0|[1-9]\d{0,6})(\.\d*[1-9])?$/.test(plain)) return plain.replace('.', '').length <= MOST_DIGITS
  return /^\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?$/.test(plain)
}

const CURRENCY = '[¥$€£]'
const NUMBER = String.raw`(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?`
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DATE = String.raw`\d{1,4} ?[-/.] ?\d{1,4}(?: ?[-/.] ?\d{1,4})?`
const CHINESE_DATE = String.raw`(?:\d{4} ?年|\d\d ?年(?= ?\d))? ?\d{1,2} ?月(?: ?\d{1,2} ?[日号])?|\d{4} ?年`
const CLOCK = String.raw`\d{1,4}:\d{1,2}(?::\d{1,2}(?:\.\d+)?)?(?: [ap]m?)?`
const TIME = String.raw`(?:[上下]午 ?)?(?:${CLOCK}|\d{1,2} [ap]m?|\d{1,2}[时時]\d{1,2}分(?:\d{1,2}秒)?)`

const VALUES = [
  new RegExp(String.raw`^\(? ?${CURRENCY}? ?${NUMBER} ?[%¥$€£]? ?\)?[+-]?$`),
  // The last sign of an identity number may be a letter.
  /^\d{8,}x$/,
  /^\d+ \d+\/\d+$/,
  new RegExp(`^(?:${DATE}|${CHINESE_DATE})(?:[ t]+${TIME})?$`),
  new RegExp(`^${TIME}$`),
  new RegExp(String.raw`^\d{1,4}[-/ ]?${MONTH}(?:[-/ ,]*\d{1,4})?$`),
  new RegExp(String.raw`^${MONTH}[-/ .]*\d{1,4}(?:[-/ ,]+\d{1,4})?$`),
]
