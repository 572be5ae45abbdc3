import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract } from '#content/registry/contract.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { news } from '#content/news/news.type.ts'
import { annotationSupport } from '#content/annotation-platform/data-annotation-support.type.ts'
import { furtherRecordColumns } from '#app/admin/list/record-columns.tsx'
import { demoAdministrator } from '#mocks/accounts.ts'
import { askAs, withConsoleApi } from './console-fixture.tsx'
import { listed } from './list-fixture.ts'
import { recordLists } from './record-lists.ts'

withConsoleApi()

const types: readonly ContentType[] = contract
const namesOf = (columns: readonly { key: string }[]) => columns.map(({ key }) => key)

test('X-90 a table offers every field that it does not show already', () => {
  expect(namesOf(furtherRecordColumns(news.fields, ['title', 'status', 'createTime']))).toEqual([
    'summary',
    'content',
    'coverImage',
    'author',
    'sortOrder',
    'publishTime',
  ])
  expect(
    namesOf(furtherRecordColumns(annotationSupport.fields, Object.keys(annotationSupport.fields))),
  ).toEqual([])
})

test('X-90 no further column names a row, or tells the number of another record', () => {
  const all = types.flatMap(({ fields }) => furtherRecordColumns(fields, []))
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ isRowHeader }) => isRowHeader)).toEqual([])
  const kinds = types.flatMap(({ fields }) =>
    furtherRecordColumns(fields, []).map(({ key }) => fields[key]?.kind),
  )
  expect(kinds).not.toContain('reference')
  expect(kinds).not.toContain('secret')
})

test('X-90 every record of every list has a cell for each of them', async () => {
  const { api } = await askAs(demoAdministrator)
  expect(recordLists.length).toBeGreaterThan(20)
  for (const facts of recordLists) {
    const type = types.find(({ calls }) => calls.some(({ endpoint }) => endpoint === facts.list))
    const records = await listed(api, facts)
    expect(records.length, facts.noun).toBeGreaterThan(0)
    for (const column of furtherRecordColumns<object>(type?.fields ?? {}, [])) {
      const cells = records.map((record) => <li key={record.id}>{column.cell?.(record)}</li>)
      const { container, unmount } = render(<ul>{cells}</ul>)
      for (const cell of container.querySelectorAll('li'))
        expect(cell, `${facts.noun} ${column.key}`).not.toBeEmptyDOMElement()
      unmount()
    }
  }
})
