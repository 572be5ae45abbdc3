import { expect, test } from 'vitest'
import { storedTypes } from '#content/registry/stored-types.ts'
import { sampleContent } from './sample-content.ts'

test('samples name declared types and declared fields only', () => {
  for (const [typeName, rows] of Object.entries(sampleContent)) {
    const type = storedTypes.find(({ name }) => name === typeName)
    const declared = new Set(Object.keys(type?.fields ?? {}))
    expect(rows.flatMap((row) => Object.keys(row)).filter((key) => !declared.has(key))).toEqual([])
  }
})

test('every sample record passes the rules of its own type', () => {
  for (const [typeName, rows] of Object.entries(sampleContent).filter(([name]) => name !== 'audit')) {
    const fields = storedTypes.find(({ name }) => name === typeName)?.fields ?? {}
    for (const row of rows) {
      for (const [name, value] of Object.entries(row)) {
        if (!fields[name]?.setByServer && fields[name]?.kind !== 'dateTime') fields[name]?.read(value)
      }
    }
  }
})
