import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { partsOfLine } from '#contract/engine/matcher.ts'
import type { OperationName } from '#contract/engine/operation.ts'
import { refusalTexts, type RefusalStatus } from './refusal-responses.ts'

/** What an operation may refuse with, beside what its access and its request bring along. */
const ofOperation = {
  list: [],
  paged: [],
  first: [],
  single: [],
  count: [],
  create: [],
  update: [404, 409],
  save: [404, 409],
  saveSingle: [409],
  remove: [404, 409],
  setFlag: [400, 404, 409],
  reorder: [404],
  batch: [404],
  run: [],
} satisfies Record<OperationName, readonly RefusalStatus[]>

/** Every status that can come instead of a success. */
export function refusalsOf(
  { fields }: ContentType,
  { line, access, operation, reply }: Call,
): RefusalStatus[] {
  const { method, path, query } = partsOfLine(line)
  const hasBody = method !== 'GET' && operation.takes !== 'nothing'
  const isNarrowed = operation.name === 'list' && [...query, ...namesIn(path)].some((name) => name in fields)
  const all: readonly number[] = [
    500,
    503,
    ...ofOperation[operation.name],
    ...(operation.described?.refuses ?? []),
    ...(access === 'admin' ? [401] : []),
    ...(path.includes('{id}') || reply.name === 'file' ? [404] : []),
    ...(hasBody ? [400, 413, 415] : []),
    ...(isNarrowed || operation.takes === 'pageQuery' ? [400] : []),
  ]
  return (Object.keys(refusalTexts).map(Number) as RefusalStatus[]).filter((status) => all.includes(status))
}

/** The `{names}` of a path. */
export function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}
