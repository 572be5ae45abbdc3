import { describe, expect, test } from 'vitest'
import type { TestApi } from './api.ts'
import { typesAtTheDoor } from './calls-for-validation.ts'
import { backends } from './backends.ts'
import { expectFailureShape, expectRefused } from './expect-refused.ts'
import {
  adminRow,
  ask,
  changeOf,
  goodBody,
  keptTypes,
  makeRecord,
  sentNames,
  titledTypes,
  type Values,
} from './records.ts'
import type { SpecifiedField, SpecifiedType } from './specification/vocabulary.ts'
import { wrongValues } from './values-of-kinds.ts'
import {
  kindsOf,
  requiredOf,
  visitorsTypes,
  withTypesToWrite,
  writeCall,
  writtenTypes,
} from './written-types.ts'

const allTypes = [...writtenTypes, ...visitorsTypes]
const severalRequired = allTypes.filter((type) => requiredOf(type).length > 1)

/** Records of lists whose specification requires no field. */
const freeTypes = keptTypes.filter(({ fields }) => !Object.values(fields).some(({ required }) => required))
const NOTHING_SHOWN = '内容不能全部为空，请至少填写一项文字或上传一个文件'

/** A body whose every text and file is there and shows nothing. */
const unseen = (type: SpecifiedType): Values => ({
  ...goodBody(type),
  ...Object.fromEntries(kindsOf(type, 'line', 'text').map((name) => [name, '\u200b'])),
  ...Object.fromEntries(kindsOf(type, 'path').map((name) => [name, ''])),
  ...Object.fromEntries(kindsOf(type, 'paths').map((name) => [name, []])),
})

/** Formatted text that is nothing but a picture whose address is dropped when it is cleaned. */
const lostPictures = ({ kind }: SpecifiedField) =>
  kind === 'html'
    ? ['<p><img src="javascript:x"></p>', '<img src="data:image/png;base64,AAAA" alt="图">']
    : []

describe.each(backends)('wrong input of every type on %s', (backend, open) => {
  const { api, good, send } = withTypesToWrite(open)

  describe('A-351…A-376, A-378…A-383, A-388, P-383, P-384, P-386, P-388, P-389', () => {
    test.each(titledTypes(typesAtTheDoor(backend, allTypes)))(
      '%s: each required field is asked for with its sentence (X-67)',
      async (_title, type) => {
        const before = await api().state()
        for (const [name, field] of requiredOf(type)) {
          const blanks = ['line', 'text', 'html', 'icon'].includes(field.kind)
            ? [undefined, '', null, '   ', '\n\t ', '\u200b', '\u3164', '\u2800', ...lostPictures(field)]
            : field.initial === undefined
              ? [undefined, '', null]
              : ['', null]
          for (const blank of blanks) {
            const answered = await send(type, { ...good(type), [name]: blank })
            expectRefused(writeCall(type), answered, name, field.required)
          }
        }
        expect(await api().state()).toEqual(before)
      },
    )
  })

  test.each(titledTypes(typesAtTheDoor(backend, freeTypes)))(
    'A-387, X-100 %s: a new record that shows nothing is refused with one sentence, and nothing is stored',
    async (_title, type) => {
      const before = await api().state()
      for (const body of [{}, unseen(type)]) {
        const answered = await send(type, body)
        expectFailureShape(writeCall(type), answered)
        expect(answered).toMatchObject({ status: 400, body: { message: NOTHING_SHOWN, data: null } })
      }
      expect(await api().state()).toEqual(before)
    },
  )

  test.each(titledTypes(typesAtTheDoor(backend, freeTypes)))(
    'X-100 %s: a change that would leave nothing to see is refused',
    async (_title, type) => {
      const id = await makeRecord(api(), type)
      const call = changeOf(type)
      const answered = await ask(api(), call, call.endpoint, { body: { ...unseen(type), id } })
      expect(answered).toMatchObject({ status: 400, body: { message: NOTHING_SHOWN } })
      expect(await adminRow(api(), type, id)).toMatchObject(goodBody(type))
    },
  )

  test.each(titledTypes(typesAtTheDoor(backend, severalRequired)))(
    'P-423 %s: all missing fields are named at once, the first one in the message',
    async (_title, type) => {
      if (type.isSingle) await forgetSingle(api(), type)
      const answered = await send(type, {})
      const names = requiredOf(type)
        .filter(([, { initial }]) => initial === undefined)
        .map(([name]) => name)
      expect(answered.status).toBe(400)
      const errors = answered.body?.data?.errors as { field: string; message: string }[] | undefined
      if (writeCall(type).shape === 'plain text' || type.entity === 'TechServiceItem')
        expect(errors).toBeUndefined()
      else {
        expect(errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(names))
        expect(answered.body.message).toBe(errors?.[0]?.message)
      }
    },
  )

  describe('A-210, A-211, A-215, A-260, A-266, A-272, A-274, A-277, A-281, A-295…A-299, A-389…A-398', () => {
    test.each(titledTypes(typesAtTheDoor(backend, allTypes)))(
      '%s: wrong types, too long and out of bounds are 400, and nothing is stored (X-76)',
      async (_title, type) => {
        const before = await api().state()
        for (const name of sentNames(type).filter((each) => each !== 'resumeUrl')) {
          for (const [what, wrong] of wrongValues(type.fields[name] as SpecifiedField)) {
            const answered = await send(type, { ...good(type), [name]: wrong })
            expect.soft(answered.status, `${name}: ${what}`).toBe(400)
            if (answered.status === 400) expectRefused(writeCall(type), answered, name, true)
          }
        }
        expect(await api().state()).toEqual(before)
      },
    )
  })
})

/** Single records ask for what is missing only while there is none. */
async function forgetSingle(api: TestApi, type: SpecifiedType): Promise<void> {
  const read = type.calls.find(({ does }) => does === 'read')
  expect((await api.admin(read?.endpoint ?? '')).body.data).toBeNull()
}
