import type { ApiClient } from '#content/registry/api-client.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import type { ReadInput } from '#contract/engine/read-endpoint.ts'
import { messages } from '#contract/shared/messages.ts'
import type { PageDeadline } from './page-deadline.ts'
import { readShapes, type ReadShape } from './entry-shape.ts'
import { listOf } from './list-of.ts'
import type { PageReader, Report } from './page-reader.ts'
import { readEntry, type ReadSettings } from './read-entry.ts'
import { statusOf } from '#contract/client/status-of.ts'

/** What calls a public read: in the process, or over HTTP in stories and tests. */
export type CallReadEndpoint = (endpoint: string, input?: ReadInput) => Promise<unknown>

export interface ReaderOptions extends ReadSettings {
  /** Where a failed load is logged; the browser's console unless said otherwise. */
  report?: Report
  /** The time that all reads share; without one each takes as long as its call. */
  deadline?: PageDeadline
}

/**
 * Creates the reader of public pages, one per request or story. Layout and page load in parallel, so loaders share each
 * call and its failure.
 */
export function createPageReader(
  call: CallReadEndpoint | ApiClient,
  { report = logToConsole, deadline, ...settings }: ReaderOptions = {},
): PageReader {
  const answers = new Map<string, Promise<unknown>>()

  function callOnce(endpoint: string, input?: ReadInput): Promise<unknown> {
    const key = JSON.stringify([endpoint, input])
    const begin = () => (call as CallReadEndpoint)(endpoint, input)
    const answer = answers.get(key) ?? (deadline ? deadline.limit(begin) : begin())
    answers.set(key, answer)
    return answer
  }

  const entries = async (shape: ReadShape, endpoint: string, input?: ReadInput) =>
    entriesOf(shape, await callOnce(endpoint, input), settings)

  function tell(failure: string, error: unknown) {
    report(failure, { reason: error instanceof Error ? error.message : String(error) })
  }

  const load = (endpoint: string, failure: string, input?: ReadInput) =>
    loadAs(shapeOf(endpoint), endpoint, failure, input)

  const loadWithoutHtml = (endpoint: string, failure: string, input?: ReadInput) =>
    loadAs(withoutTexts(shapeOf(endpoint)), endpoint, failure, input)

  async function loadAs(shape: ReadShape, endpoint: string, failure: string, input?: ReadInput) {
    try {
      return await entries(shape, endpoint, input)
    } catch (error) {
      tell(failure, error)
      return null
    }
  }

  async function oneOrThrow(endpoint: string, failure: string, input?: ReadInput): Promise<unknown> {
    const shape = shapeOf(endpoint)
    try {
      const [entry] = await entries(shape, endpoint, input)
      if (entry === undefined) throw new HttpError(404, messages.noSuchRecord)
      return entry
    } catch (error) {
      if (!isNoneThere(error)) tell(failure, error)
      throw error
    }
  }

  const read = {
    list: async (...call: Parameters<typeof load>) => (await load(...call)) ?? [],
    listWithoutHtml: async (...call: Parameters<typeof load>) => (await loadWithoutHtml(...call)) ?? [],
    listOrNull: load,
    listWithoutHtmlOrNull: loadWithoutHtml,
    one: async (...call: Parameters<typeof load>) => (await load(...call))?.[0] ?? null,
    oneOrEmpty: async (...call: Parameters<typeof load>) =>
      (await load(...call))?.[0] ?? readEntry(shapeOf(call[0]).entry, {}, settings),
    oneOrThrow,
  }
  return read as PageReader
}

const isNoneThere = (error: unknown) => [404, 410].includes(statusOf(error))

function entriesOf({ isList, entry }: ReadShape, answer: unknown, settings: ReadSettings): unknown[] {
  if (isList && (answer === null || answer === undefined)) throw new TypeError('not a list')
  // One record may come as a list of one.
  const isOne = !isList && typeof answer === 'object' && answer !== null && !Array.isArray(answer)
  const entries = isOne ? [answer] : listOf(answer)
  return entries.map((each) => readEntry(entry, each, settings))
}

function shapeOf(endpoint: string): ReadShape {
  const shape = readShapes.get(endpoint)
  if (!shape) throw new Error(`the contract declares no records that visitors read by ${endpoint}`)
  return shape
}

function withoutTexts({ isList, entry }: ReadShape): ReadShape {
  const brief = Object.entries(entry).filter(([, part]) => !('kind' in part) || part.kind !== 'html')
  return { isList, entry: Object.fromEntries(brief) }
}

function logToConsole(event: string, detail?: Record<string, unknown>) {
  // The browser's console is where the specification wants it.
  console.warn(event, detail)
}
