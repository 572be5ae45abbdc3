import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { readEntry } from '#app/page-data/read-entry.ts'
import { withVariants } from '#design-system/rich-content/with-variants.ts'
import { openApi, type TestApi } from '#tests/contract/api.ts'
import { backends } from '#tests/contract/backends.ts'
import {
  adminRows,
  goodBody,
  keptTypes,
  singleTypes,
  unlimited,
  writeOf,
  type Values,
} from '#tests/contract/records.ts'
import type { SpecifiedType } from '#tests/contract/specification/vocabulary.ts'
import { executablesIn } from './executable.ts'
import { scriptVectors, textAlready } from './script-vectors.ts'

const types: readonly ContentType[] = contract
const declaredFields = types.flatMap(({ name, fields, isStored }) =>
  isStored
    ? Object.entries(fields).flatMap(([field, { kind }]) => (kind === 'html' ? [`${name}.${field}`] : []))
    : [],
)
const htmlNames = (type: SpecifiedType) =>
  Object.keys(type.fields).filter((name) => type.fields[name]?.kind === 'html')
const richTypes = [...keptTypes, ...singleTypes].filter((type) => htmlNames(type).length > 0)

test('every formatted field that the contract declares is attacked', () => {
  const attacked = richTypes.flatMap((type) => htmlNames(type))
  expect(attacked).toHaveLength(declaredFields.length)
  expect(attacked.length).toBeGreaterThan(2)
})

test('the detector finds each vector where nothing has cleaned it', () => {
  const harmless = scriptVectors.filter((vector) => executablesIn(vector).length === 0)
  // Text to a browser, which only becomes more where somebody decodes or cuts it once too often.
  expect(harmless).toEqual(textAlready)
})

describe.each(backends.filter(([name]) => name !== 'PostgreSQL'))('stored script on %s', (_name, open) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(open, unlimited)
  })
  afterAll(() => api.close())

  test.each(richTypes.map((type) => [type.entity, type] as const))(
    'X-43 %s: no script that was sent in its formatted texts is in an answer, and none in what a page makes of it',
    async (_title, type) => {
      for (const vector of scriptVectors) {
        const html = `<p>前</p>${vector}<p>后</p>`
        const sent = Object.fromEntries(htmlNames(type).map((name) => [name, html]))
        const answered = await api.admin(writeOf(type).endpoint, { body: goodBody(type, sent) })
        expect(answered.status, answered.text).toBe(200)
      }
      const read = type.calls.find(({ does }) => does === 'read')?.endpoint ?? ''
      const rows = type.isSingle ? [(await api.admin(read)).body.data as Values] : await adminRows(api, type)
      expect(rows.length).toBeGreaterThanOrEqual(type.isSingle ? 1 : scriptVectors.length)
      for (const row of rows)
        for (const name of htmlNames(type)) {
          const stored = String(row[name])
          expect(stored).toContain('<p>前</p>')
          expect(executablesIn(stored), stored).toEqual([])
          expect(executablesIn(withVariants(shown(type, row)[name] as never)), stored).toEqual([])
        }
    },
  )

  /** The record as a page reads it. */
  function shown(type: SpecifiedType, row: Values): Values {
    const lines = new Set(type.calls.map(({ endpoint }) => endpoint))
    const declared = types.find(
      ({ calls, isStored }) => isStored && calls.some(({ endpoint }) => lines.has(endpoint)),
    )
    return readEntry(declared!.fields, { id: 1, ...row }, { cleanHtml: api.backend.cleanHtml })
  }
})
