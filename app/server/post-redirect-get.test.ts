import { expect, test } from 'vitest'
import { createCacheKeyOf } from '#app/server/response-cache/cache-key.ts'
import type { FormNotice } from '#app/public/live-form/form-state.ts'
import { postRedirectGet, wasAccepted } from './post-redirect-get.ts'

interface Answered {
  status: number
  outcome: { notice?: FormNotice; errors?: object }
}

const taken = { status: 200, outcome: { notice: { tone: 'success' as const, text: '已发送' } } }
const refused = { status: 400, outcome: { notice: { tone: 'failure' as const, text: '未发送' } } }
const wrong = { status: 400, outcome: { errors: { name: '请输入姓名' } } }

const posted = (address: string) => new Request(`https://site.test${address}`, { method: 'POST' })

function leadsTo(address: string) {
  const { status, headers } = postRedirectGet(posted(address), taken, 'message') as Response
  return [status, headers.get('location')]
}

test.each([
  ['/contact', '/contact?sent=1#message'],
  ['/', '/?sent=1#message'],
  ['/apply?title=A%26B&location=x', '/apply?title=A%26B&location=x&sent=1#message'],
])('a form of %s that was taken leads back by GET', (address, location) => {
  expect(leadsTo(address)).toEqual([303, location])
})

test.each<Answered>([refused, wrong])(
  'a form that was not taken is answered with its outcome (%#)',
  (answered) => {
    const { data, init } = postRedirectGet(posted('/contact'), answered, 'message') as unknown as {
      data: object
      init: ResponseInit
    }
    expect([data, init.status]).toEqual([answered.outcome, 400])
  },
)

test('a page knows by its address that its form was taken', () => {
  expect(['/contact?sent=1', '/contact'].map((address) => wasAccepted(posted(address)))).toEqual([
    true,
    false,
  ])
})

test('a page that confirms a form is kept for nobody else', () => {
  const keyOf = createCacheKeyOf([{ path: '/contact', handle: { isCached: true, sitemap: true } }])
  expect(['/contact', '/contact?sent=1'].map(keyOf)).toEqual(['/contact', undefined])
})
