import type { ApiClient } from '#content/registry/api-client.ts'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import { createPageReader } from '#app/page-data/create-page-reader.ts'
import type { PageReader } from '#app/page-data/page-reader.ts'

interface CannedRead extends PageReader {
  /** The calls made so far, each with what it names, in their order. */
  readonly asked: string[]
  /** The sentences of the loads that failed. */
  readonly failures: string[]
  /** Why they failed. */
  readonly reasons: unknown[]
}

/** What a call may name beside its line. */
interface Named {
  page?: string
  category?: string
  query?: { category?: string }
}

/** A reader of canned answers by line, or by line and name (`… {page} about`); a call that is not listed fails. */
export function pageReaderOf(answers: Readonly<Record<string, unknown>>, assetBaseUrl?: string): CannedRead {
  const asked: string[] = []
  const failures: string[] = []
  const reasons: unknown[] = []
  const api = async (line: string, { page, category, query }: Named = {}) => {
    const call = [line, page ?? category ?? query?.category].filter(Boolean).join(' ')
    asked.push(call)
    const found = [call, line].find((name) => name in answers)
    if (found === undefined) throw new Error(`${line} failed`)
    return answers[found]
  }
  const read = createPageReader(api as ApiClient, {
    assetBaseUrl,
    cleanHtml: (html) => html.replace(/<script.*?<\/script>/g, '') as CleanHtml,
    report: (event, detail) => {
      failures.push(event)
      reasons.push(detail?.reason)
    },
  })
  return { ...read, asked, failures, reasons }
}
