/** Where a sentence stands in its text: from `start` up to, not including, `end`. */
export interface SentenceSpan {
  start: number
  end: number
}

/** Some browsers cut off speech after 15 seconds, about this many characters. */
const LONGEST = 60

const sentence = /[^。！？!?；;…\n]*[。！？!?；;…\n]+[”’」』）】)"']*|[^。！？!?；;…\n]+$/g
const clause = /[^，、：,:]*[，、：,:]+\s*|[^，、：,:]+$/g
const said = /[\p{L}\p{N}]/u

/** Splits a text into what is spoken in one go: sentences, and the clauses of those that are too long. */
export function splitSentences(text: string): SentenceSpan[] {
  return spans(text, sentence).flatMap((span) =>
    span.end - span.start > LONGEST ? joinClauses(text, span) : [span],
  )
}

/** Joins the clauses of a long sentence again as far as they are short enough. */
function joinClauses(text: string, { start, end }: SentenceSpan): SentenceSpan[] {
  const joined: SentenceSpan[] = []
  for (const piece of spans(text.slice(start, end), clause)) {
    const next = { start: start + piece.start, end: start + piece.end }
    const last = joined.at(-1)
    if (last && next.end - last.start <= LONGEST) last.end = next.end
    else joined.push(next)
  }
  return joined
}

/** Matches that contain a letter or a figure; an ellipsis or a dash alone is not spoken. */
function spans(text: string, pattern: RegExp): SentenceSpan[] {
  return [...text.matchAll(pattern)]
    .filter(([match]) => said.test(match))
    .map((match) => {
      const lead = match[0].length - match[0].trimStart().length
      return { start: match.index + lead, end: match.index + match[0].trimEnd().length }
    })
}
