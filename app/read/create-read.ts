import { AskError, type Ask } from '#contract/ask/ask.ts'
import { messages } from '#contract/messages.ts'
import { readShapes, type ReadShape } from './entry-shape.ts'
import { listOf } from './list-of.ts'
import type { Read, Report } from './read.ts'
import { readEntry, type ReadSettings } from './read-entry.ts'

/**
 * The one reader for visitors' pages: made by the host for each request, by the stories for each page.
 * @param settings.report where a failed load is logged; the browser's console unless said otherwise (X-77)
 */
export function createRead(
  ask: Ask,
  { report = logToConsole, ...settings }: ReadSettings & { report?: Report } = {},
): Read {
  async function entries(shape: ReadShape, line: string, ...input: unknown[]): Promise<unknown[]> {
    const answer = await (ask as (line: string, ...input: unknown[]) => Promise<unknown>)(line, ...input)
    return entriesOf(shape, answer, settings)
  }

  function tell(failure: string, error: unknown) {
    report(failure, { reason: error instanceof Error ? error.message : String(error) })
  }

  const load = (line: string, failure: string, ...input: unknown[]) =>
    loadAs(shapeOf(line), line, failure, ...input)

  async function loadAs(shape: ReadShape, line: string, failure: string, ...input: unknown[]) {
    try {
      return await entries(shape, line, ...input)
    } catch (error) {
      tell(failure, error)
      return null
    }
  }

  async function needed(line: string, failure: string, ...input: unknown[]): Promise<unknown> {
    const shape = shapeOf(line)
    try {
      const [entry] = await entries(shape, line, ...input)
      if (entry === undefined) throw new AskError({ status: 404, message: messages.noSuchRecord })
      return entry
    } catch (error) {
      if (!isNoneThere(error)) tell(failure, error)
      throw error
    }
  }

  const read = {
    all: async (...call: Parameters<typeof load>) => (await load(...call)) ?? [],
    brief: async (...[line, ...call]: Parameters<typeof load>) =>
      (await loadAs(withoutTexts(shapeOf(line)), line, ...call)) ?? [],
    allIfKnown: load,
    one: async (...call: Parameters<typeof load>) => (await load(...call))?.[0] ?? null,
    oneOrBlank: async (...call: Parameters<typeof load>) =>
      (await load(...call))?.[0] ?? readEntry(shapeOf(call[0]).entry, {}, settings),
    needed,
  }
  return read as Read
}

const isNoneThere = (error: unknown) =>
  error instanceof AskError && (error.status === 404 || error.status === 410)

function entriesOf({ isList, entry }: ReadShape, answer: unknown, settings: ReadSettings): unknown[] {
  if (isList && (answer === null || answer === undefined)) throw new TypeError('not a list')
  // One record may come as a list of one.
  const isOne = !isList && typeof answer === 'object' && answer !== null && !Array.isArray(answer)
  const entries = isOne ? [answer] : listOf(answer)
  return entries.map((each) => readEntry(entry, each, settings))
}

function shapeOf(line: string): ReadShape {
  const shape = readShapes.get(line)
  if (!shape) throw new Error(`the contract declares no records that visitors read by ${line}`)
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
