import { inOneLine } from '#contract/shared/plain-text.ts'
import { company } from '#app/public/company.ts'
import { shortenMiddle } from './shorten-middle.ts'

/** Title and description of a page, as search results show them. */
export interface PageHead {
  title: string
  description: string
  /** What else the page is, by schema.org. */
  structured?: readonly object[]
}

/** What search results show of a title; the company's name is part of it. */
const TITLE_LETTERS = 30
const MIN_DESCRIPTION = 60
const MAX_DESCRIPTION = 90

/** True of every page, for what is still too short. */
const GENERAL = [
  `${company.name}立足安徽合肥，自 ${company.foundedYear} 年起从事测绘与数据服务。`,
  '主要业务是政府数据服务、数据标注、数据采集、互联网 BPO、测绘服务与产教融合。',
]

/**
 * The page's name, what it belongs to, and the company, in at most 30 characters; a long name is shortened.
 * @param about a service; it and the company are left out where the name says them
 */
export function titleOf(name: string, about?: string): string {
  const line = inOneLine(name)
  const behind = [about, company.name]
    .map((part) => (part && !line.includes(part) ? ` · ${part}` : ''))
    .join('')
  return shortenMiddle(line, TITLE_LETTERS - lettersIn(behind), lettersIn) + behind
}

/**
 * A text as a description of 60 to 90 characters: too short, further sentences follow; too long, it is cut.
 * @param further what is true of this page, the most telling first
 */
export function pageDescription(text: string, further: readonly string[] = []): string {
  let description = asSentence(inOneLine(text))
  for (const sentence of [...further, ...GENERAL]) {
    if (lettersIn(description) >= MIN_DESCRIPTION) break
    const longer = description + sentence
    const isLast = sentence === GENERAL.at(-1)
    if (isLast || lettersIn(longer) <= MAX_DESCRIPTION) description = longer
  }
  return lettersIn(description) <= MAX_DESCRIPTION ? description : cutDescription(description)
}

/** Cuts after a sentence, else at a comma, else anywhere. */
function cutDescription(text: string): string {
  const letters = [...text].slice(0, MAX_DESCRIPTION)
  const sentence = letters.findLastIndex((letter) => /[。！？]/.test(letter)) + 1
  if (sentence >= MIN_DESCRIPTION) return letters.slice(0, sentence).join('')
  const comma = letters.findLastIndex((letter) => /[，；：、]/.test(letter))
  return `${letters.slice(0, comma >= MIN_DESCRIPTION ? comma : MAX_DESCRIPTION - 1).join('')}…`
}

const lettersIn = (text: string): number => [...text].length

const asSentence = (text: string): string => (text === '' || /[。！？…!?.]$/.test(text) ? text : `${text}。`)
