import { beforeAll, afterAll, expect } from 'vitest'
import { openApi, type TestApi } from './api.ts'
import type { OpenBackend } from './backends.ts'
import {
  adminRow,
  ask,
  goodBody,
  keptTypes,
  makeRecord,
  sentNames,
  singleTypes,
  typeOf,
  unlimited,
  writeOf,
  type Values,
} from './records.ts'
import type { SpecifiedCall, SpecifiedType } from './specification/vocabulary.ts'

/** Types that administrators write. */
export const writtenTypes = [...keptTypes, ...singleTypes]
/** Types that visitors write. */
export const visitorsTypes = ['ContactMessage', 'Application'].map(typeOf)

export const writeCall = (type: SpecifiedType): SpecifiedCall =>
  type.calls.find(({ endpoint }) => /\/(contact|application)\/add$/.test(endpoint)) ?? writeOf(type)

export const requiredOf = (type: SpecifiedType) =>
  Object.entries(type.fields).filter(([, { required }]) => required)
export const kindsOf = (type: SpecifiedType, ...kinds: string[]) =>
  sentNames(type).filter((name) => kinds.includes(type.fields[name]?.kind ?? ''))

/** An API for the tests of the surrounding `describe`, with a module that images can belong to. */
export function withTypesToWrite(open: OpenBackend) {
  let api: TestApi
  let moduleId: number
  beforeAll(async () => {
    api = await openApi(open, unlimited)
    moduleId = await makeRecord(api, typeOf('GovernmentModule'))
  })
  afterAll(() => api.close())
  return {
    api: () => api,
    good: (type: SpecifiedType): Values => goodBody(type, type.entity === 'GalleryImage' ? { moduleId } : {}),
    send: (type: SpecifiedType, body: unknown) =>
      ask(api, writeCall(type), writeCall(type).endpoint, { body }),
  }
}

/** The saved record as an administrator reads it. */
export async function saved(api: TestApi, type: SpecifiedType, body: Values): Promise<Values> {
  if (!type.isSingle) {
    const id = await makeRecord(api, type, body)
    return (await adminRow(api, type, id)) ?? {}
  }
  const answered = await api.admin(writeOf(type).endpoint, { body })
  expect(answered.status, answered.text).toBe(200)
  return answered.body.data as Values
}
