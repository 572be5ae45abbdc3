import { describe, expect, test } from 'vitest'
import { createLocalApi } from '#content/registry/local-api.ts'
import { contract } from '#content/registry/contract.ts'
import { answer } from '#content/registry/answer.ts'
import type { Row } from '#contract/engine/backend.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Field, FieldKind, FieldSet } from '#contract/fields/field.ts'
import { createPageReader } from '#app/page-data/create-page-reader.ts'
import { readShapes } from '#app/page-data/entry-shape.ts'
import { readEntry } from '#app/page-data/read-entry.ts'
import { cleanHtml } from '#mocks/clean-html.ts'
import { createMemoryBackend } from '#mocks/memory-backend.ts'
import { withChangedAnswers, withContent, withRecords } from '#mocks/shapes/with-changed-answers.ts'
import { pageLoads } from './page-loads.ts'

/** What no check at the door would let in, as it may stand in a store that something else wrote. */
const planted: Partial<Record<FieldKind, string>> = {
  link: 'javascript:alert(1)',
  html: '<p>kept</p><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a><script>alert(1)</script>',
}
const harm = /javascript:|onerror|<script/

const plantedIn = (fields: FieldSet, record: object): Record<string, unknown> => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]: [string, Field]) =>
      planted[kind] ? [[name, planted[kind]]] : [],
    ),
  ),
})

const backend = createMemoryBackend()
const plantedAnswer = withChangedAnswers(
  ({ call }) => readShapes.has(call.endpoint),
  (body, { type }) =>
    withContent(body, (content) => withRecords(content, (each) => plantedIn(type.fields, each))),
)(answer)

const readPlanted = () =>
  createPageReader(
    createLocalApi((request) => plantedAnswer(request, backend, { address: '127.0.0.1' })),
    { cleanHtml },
  )

test.each(Object.entries(pageLoads))(
  'X-43, X-51 whatever stands in the fields of links and HTML, %s holds none of it',
  async (_path, load) => expect(JSON.stringify(await load(readPlanted()))).not.toMatch(harm),
)

const types: readonly ContentType[] = contract

describe.each(types.filter(({ isStored }) => isStored).map((type) => [type.name, type] as const))(
  '%s',
  (_name, { fields }) => {
    test('X-43, X-51 no link runs a script and no HTML stays as it was, in any field', () => {
      const entry = readEntry(fields, plantedIn(fields, { id: 1 } satisfies Row), { cleanHtml })
      expect(JSON.stringify(entry)).not.toMatch(harm)
      for (const [name, { kind }] of Object.entries(fields) as [string, Field][]) {
        if (kind === 'link') expect(entry[name]).toBeUndefined()
        if (kind === 'html') expect(entry[name]).toContain('<p>kept</p>')
      }
    })
  },
)

test('there are such fields, and visitors see some', () => {
  const kinds = types.flatMap(({ fields }) => Object.values(fields) as Field[]).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind === 'link').length).toBeGreaterThan(2)
  expect(kinds.filter((kind) => kind === 'html').length).toBeGreaterThan(2)
})
