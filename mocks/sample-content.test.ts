import { expect, test } from 'vitest'
import { MOBILE_PHONE } from '#contract/messages.ts'
import { storedTypes } from '#contract/stored-types.ts'
import { inventedPerson } from './invented-people.ts'
import { sampleContent } from './sample-content.ts'
import { sampleMessages } from './sample-messages.ts'

test('people of the samples are plainly invented: names, reserved mail domain, one range of phones', () => {
  for (const { name, email, phone } of sampleMessages) {
    expect(name).toMatch(/^示例[甲乙丙丁戊己庚辛壬癸][一二三四五六七八九十]$/)
    expect(email).toMatch(/^sample\d{4}@example\.com$/)
    expect(phone).toMatch(/^1990000\d{4}$/)
    expect(phone).toMatch(MOBILE_PHONE)
  }
})

test('each invented person has a phone and a mail address of their own', () => {
  const people = Array.from({ length: 200 }, (_unused, index) => inventedPerson(index))
  expect(new Set(people.map(({ phone }) => phone)).size).toBe(200)
  expect(new Set(people.map(({ email }) => email)).size).toBe(200)
})

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
        if (!fields[name]?.setByServer && fields[name]?.kind !== 'dateTime')
          fields[name]?.schema.validateSync(value)
      }
    }
  }
})
