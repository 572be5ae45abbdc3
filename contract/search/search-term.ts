import { foldText } from './fold-text.ts'

/** Two Chinese characters are a word; one is in nearly every text. */
const SHORTEST = 2
/** More than anybody types to find something. */
const LONGEST = 50
/** So many words are looked for; further ones narrow nothing that a person would miss. */
const MOST_WORDS = 5

/** What somebody looks for: the term as it is read, or why nothing can be looked for. */
export type SearchTerm = { term: string; words: readonly string[] } | { term: string; refusal: string }

/** Reads what was typed: signs that nobody sees are gone, words are parted by spaces. Empty is no term and no fault. */
export function searchTerm(sent: string): SearchTerm {
  const term = sent
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  const length = [...term].length
  if (length > LONGEST) return { term, refusal: `搜索内容不能超过 ${LONGEST} 个字，请挑其中最要紧的词` }
  if (term && length < SHORTEST) return { term, refusal: `请至少输入 ${SHORTEST} 个字，例如“标注”` }
  return { term, words: [...new Set(foldText(term).split(' '))].filter(Boolean).slice(0, MOST_WORDS) }
}
