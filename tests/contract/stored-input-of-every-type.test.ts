import { describe, expect, test } from 'vitest'
import { backends } from './backends.ts'
import { typesOn } from './covering.ts'
import { adminRows, everything, linedTypes, sentNames, taggedBody, titledTypes, writeOf } from './records.ts'
import type { SpecifiedField } from './specification/vocabulary.ts'
import { outermostValues } from './values-of-kinds.ts'
import { kindsOf, saved, visitorsTypes, withTypesToWrite, writtenTypes } from './written-types.ts'

const withKinds = (...kinds: string[]) => writtenTypes.filter((type) => kindsOf(type, ...kinds).length > 0)

describe.each(backends)('input of every type that is kept on %s', (backend, open) => {
  const { api, good, send } = withTypesToWrite(open)

  test.each(titledTypes(typesOn(backend, withKinds('paths', 'entries'))))(
    'A-219, A-236, A-246, A-497, A-514, A-524, A-527 %s: lists are taken as lists and as JSON text alike',
    async (_title, type) => {
      const names = kindsOf(type, 'paths', 'entries')
      const tags = type.entity === 'GalleryImage' ? {} : taggedBody(type, () => 'kept')
      const asText = Object.fromEntries(names.map((name) => [name, JSON.stringify(tags[name])]))
      const row = await saved(api(), type, { ...good(type), ...asText })
      for (const name of names) expect(row[name], name).toEqual(tags[name])
    },
  )

  test.each(titledTypes(typesOn(backend, withKinds('path', 'paths'))))(
    'A-292, A-644, P-347 %s: a path is the same with and without its prefix, and read with it (X-19)',
    async (_title, type) => {
      const single = kindsOf(type, 'path')
      const many = kindsOf(type, 'paths')
      const body = {
        ...good(type),
        ...Object.fromEntries(single.map((name) => [name, `${name}.webp`])),
        ...Object.fromEntries(
          many.map((name) => [
            name,
            [`${name}.webp`, `/upload/${name}2.webp`, 'http://cdn.example.com/c.png'],
          ]),
        ),
      }
      const row = await saved(api(), type, body)
      for (const name of single) expect(row[name]).toBe(`/upload/${name}.webp`)
      for (const name of many)
        expect(row[name]).toEqual([
          `/upload/${name}.webp`,
          `/upload/${name}2.webp`,
          'http://cdn.example.com/c.png',
        ])
      expect(await everything(api())).not.toContain('"/upload/')
    },
  )

  test.each(titledTypes(typesOn(backend, withKinds('html'))))(
    'X-43 %s: formatted text is cleaned before it is stored',
    async (_title, type) => {
      const [name = ''] = kindsOf(type, 'html')
      const dirty =
        '<p onclick="alert(1)">正文</p><script>alert(2)</script><img src=x onerror=alert(3)><a href="javascript:alert(4)">链接</a>' +
        '<iframe src="https://evil.example"></iframe><style>p{}</style><svg onload=alert(5)></svg><form><input></form>'
      const row = await saved(api(), type, { ...good(type), [name]: dirty })
      expect(row[name]).toContain('正文')
      expect(row[name]).not.toMatch(/script|onclick|onerror|onload|alert|iframe|<style|<form|<input|<svg/i)
      expect(await everything(api())).not.toMatch(/alert\(/)
    },
  )

  test.each(titledTypes(visitorsTypes))(
    'P-407, X-83 %s: a visitor sets neither id nor time nor status nor anything of the product',
    async (_title, type) => {
      const smuggled = {
        id: 987_654,
        createTime: '1999-09-09 09:09:09',
        status: 1,
        isSuspect: 0,
        consentTime: '1999-09-09 09:09:09',
        isAdmin: 'smuggled',
      }
      const answered = await send(type, { ...good(type), ...smuggled })
      expect(answered.body).toMatchObject({ code: 200, data: null })
      const row = (await adminRows(api(), type))[0] ?? {}
      expect(row.id).not.toBe(987_654)
      expect(row.createTime).toBe('2026-03-01 10:00:00')
      if ('status' in type.fields) expect(row.status).toBe(0)
      expect(await everything(api())).not.toMatch(/smuggled|1999-09-0/)
    },
  )
})

describe.each(backends)('the outermost input of every type on %s', (backend, open) => {
  const { api, good } = withTypesToWrite(open)

  test.each(linedTypes(typesOn(backend, writtenTypes), 'bounds'))(
    'A-389, X-76, %s: the longest and the outermost values are taken',
    async (_title, type) => {
      for (const name of sentNames(type))
        for (const [what, right] of outermostValues(type.fields[name] as SpecifiedField)) {
          const answered = await api().admin(writeOf(type).endpoint, {
            body: { ...good(type), [name]: right },
          })
          expect.soft(answered.status, `${name}: ${what} ${answered.text.slice(0, 200)}`).toBe(200)
        }
    },
  )
})
