import { describe, expectTypeOf, test } from 'vitest'
import type { ApiClient, InputOf, OutputOf } from './api-client.ts'

interface PublicBanner {
  id: number
  title: string
  subtitle: string
  imageUrl: string
  linkUrl: string
}

describe('what the compiler knows of a call', () => {
  test('a visitor reads only what visitors see', () => {
    expectTypeOf<OutputOf<'GET /api/banner/list'>>().toEqualTypeOf<PublicBanner[]>()
  })

  test('an administrator reads the whole record', () => {
    expectTypeOf<OutputOf<'POST /api/banner/update'>>().toEqualTypeOf<
      PublicBanner & { sortOrder: number; status: 0 | 1 } extends infer Whole
        ? { [Key in keyof Whole]: Whole[Key] }
        : never
    >()
  })

  test('a paged list has its total beside the records', () => {
    expectTypeOf<OutputOf<'GET /api/contact/admin/list'>['total']>().toEqualTypeOf<number>()
    expectTypeOf<
      OutputOf<'GET /api/contact/admin/list'>['records'][number]['subject']
    >().toEqualTypeOf<string>()
  })

  test('a record read by both may lack what only administrators see', () => {
    expectTypeOf<NonNullable<OutputOf<'GET /api/about'>>['companyName']>().toEqualTypeOf<string>()
    expectTypeOf<NonNullable<OutputOf<'GET /api/about'>>['website']>().toEqualTypeOf<string | undefined>()
  })

  test('the path, the query and the body are typed', () => {
    expectTypeOf<InputOf<'DELETE /api/partner/{id}'>['id']>().toEqualTypeOf<number>()
    expectTypeOf<InputOf<'POST /api/partner/status'>['body']>().toEqualTypeOf<{ id: number; status: 0 | 1 }>()
    expectTypeOf<InputOf<'POST /api/banner/order'>['body']>().toEqualTypeOf<{
      ids: number[]
      versions?: string[]
    }>()
    expectTypeOf<NonNullable<InputOf<'GET /api/page-config/admin/list?pageKey='>['query']>>().toHaveProperty(
      'pageKey',
    )
  })

  test('what the server sets cannot be sent', () => {
    expectTypeOf<InputOf<'POST /api/partner/add'>['body']>().not.toHaveProperty('createTime')
    expectTypeOf<InputOf<'POST /api/contact/add'>['body']>().not.toHaveProperty('createTime')
  })

  test('input may be left out only where nothing is needed', () => {
    const asks = (api: ApiClient) => [
      api('GET /api/banner/list'),
      api('GET /api/contact/admin/list'),
      api('GET /api/page-config/{page}', { page: 'about' }),
      api('POST /api/admin/login', { body: { username: 'a', password: 'b' } }),
      // @ts-expect-error -- the path needs an id
      api('DELETE /api/partner/{id}'),
      // @ts-expect-error -- there is no such call
      api('GET /api/nothing'),
    ]
    expectTypeOf(asks).toBeFunction()
  })

  test('signing in answers a user and a token; a QR code may be missing', () => {
    expectTypeOf<OutputOf<'POST /api/admin/login'>['token']>().toEqualTypeOf<string>()
    expectTypeOf<OutputOf<'GET /api/wechat-qr-config/current'>['qrImageUrl']>().toEqualTypeOf<
      string | undefined
    >()
    expectTypeOf<OutputOf<'POST /api/upload'>>().toEqualTypeOf<string>()
    expectTypeOf<OutputOf<'POST /api/contact/add'>>().toEqualTypeOf<null>()
  })
})
