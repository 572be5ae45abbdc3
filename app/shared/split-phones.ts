/** A piece of a phone field: one number with the address that dials it, or the words around numbers. */
export interface PhonePart {
  text: string
  href?: string
}

/** A run of figures with what people write between them. */
const FIGURES = /\+?\(?\d[\d \t().\p{Cf}-]*\d/gu
/** What names an extension after a number; a comma does so before at most five figures. */
const EXTENSION =
  /^[\s\p{Cf})]*(?:[\s\p{Cf}(]*(?:转接?|分机号?|内线|ext(?:ension)?\.?|x|#)[\s\p{Cf}:]*|,\s*(?=\d{1,5}(?!\d)))(\d{1,6})(?!\d)/iu
const LINE = String.raw`(?:\d{7,8}|\d{4}[ -]\d{4})`
/** A fixed line with or without area code, a service number or a mobile, and an extension behind a hyphen. */
const HYPHENED = new RegExp(
  String.raw`^((?:(?:\+|00)?86[ -]?)?\(?0?\d{2,3}\)?[ -]?${LINE}|[2-8]\d{6,7}|[48]00-?\d{3}-?\d{4}|1[3-9]\d{9})-(\d{1,5})$`,
)
/** Several service numbers such as 95588 and 12345, which are complete with five figures. */
const SERVICE_NUMBERS = /^(?:9[56]\d{3}|1[12]\d{3})(?:[ \t]+(?:9[56]\d{3}|1[12]\d{3}))+$/
const MOBILE_WITH_COUNTRY = /^86(?=1[3-9]\d{9}$)/

const FEWEST = 5
/** Area code and number. */
const MOST = 12
/** ITU-T E.164, and 00 before it. */
const MOST_WITH_COUNTRY = 17

/** Splits a phone field so that each number in it dials; words and separators become pieces without an address. */
export function splitPhones(phone: string): PhonePart[] {
  const narrow = halfWidth(phone)
  const pieces: PhonePart[] = []
  let end = 0
  for (const { start, text, dialled } of numbersIn(narrow)) {
    const extension = EXTENSION.exec(narrow.slice(start + text.length))
    const until = start + text.length + (extension?.[0].length ?? 0)
    if (start > end) pieces.push({ text: phone.slice(end, start) })
    pieces.push({
      text: phone.slice(start, until),
      href: `tel:${dialled}${extension ? `,${extension[1]}` : ''}`,
    })
    end = until
  }
  if (end < phone.length) pieces.push({ text: phone.slice(end) })
  return pieces
}

/** Full-width characters as those of ASCII, and every dash as a hyphen, place by place. */
function halfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00a0]/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
}

interface Found {
  start: number
  text: string
  dialled: string
}

/** Each number in a text; figures that are too many for one number are several ones with blanks between them. */
function numbersIn(text: string): Found[] {
  return [...text.matchAll(FIGURES)].flatMap(({ 0: run, index }) => {
    const whole = SERVICE_NUMBERS.test(run) ? undefined : dialledOf(run)
    if (whole !== undefined) return [{ start: index, text: run, dialled: whole }]
    return [...run.matchAll(/[^ \t]+/g)].flatMap(({ 0: part, index: place }) => {
      const dialled = isFragment(part) ? undefined : dialledOf(part)
      return dialled === undefined ? [] : [{ start: index + place, text: part, dialled }]
    })
  })
}

/** A part of a longer run that begins with 00 and is too short for a number of another country. */
const isFragment = (part: string) => part.startsWith('00') && part.replace(/\D/g, '').length < 10

/** What is dialled for figures as people write them; undefined where they are not one number. */
function dialledOf(written: string): string | undefined {
  const [, main = written, extension] = HYPHENED.exec(written) ?? []
  const isInternational = /^\(?(\+|00)/.test(main)
  const figures = (isInternational ? main.replace(/\(0\)/, '') : main).replace(/\D/g, '')
  if (figures.length < FEWEST || figures.length > (isInternational ? MOST_WITH_COUNTRY : MOST + 1))
    return undefined
  const number = main.includes('+')
    ? `+${figures.replace(/^860/, '86')}`
    : figures.replace(MOBILE_WITH_COUNTRY, '+86')
  if (!isInternational && !number.startsWith('+') && figures.length > MOST) return undefined
  return extension === undefined ? number : `${number},${extension}`
}
