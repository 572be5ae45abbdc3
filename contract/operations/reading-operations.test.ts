import { expect, test } from 'vitest'
import { pageConfig } from '#content/page-config/page-config.type.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { list } from './reading-operations.ts'
import { HttpError } from '#contract/shared/http-error.ts'

const { pageKey } = pageConfig.fields
const listed = (field: typeof pageKey) => {
  const query = new URLSearchParams('pageKey=nowhere')
  return list().perform({
    type: { ...pageConfig, fields: { pageKey: field } },
    params: {},
    query,
  } as unknown as RequestContext)
}

test('a filter that is no value of its field is refused', async () => {
  await expect(listed(pageKey)).rejects.toBeInstanceOf(HttpError)
})

test('a fault inside reading a filter is no fault of who asked', async () => {
  const fault = () => {
    throw new TypeError('inside')
  }
  await expect(listed({ ...pageKey, read: fault })).rejects.toBeInstanceOf(TypeError)
})
