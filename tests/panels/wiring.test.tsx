import { expect, test } from 'vitest'
import type { banner } from '#content/banner/banner.type.ts'
import { annotationSupport } from '#content/annotation-platform/data-annotation-support.type.ts'
import { leadershipCare } from '#content/leadership-care/leadership-care.type.ts'
import { partner } from '#content/partner/partner.type.ts'
import { techService } from '#content/industry-education/tech-service-social-service.type.ts'
import { endpointsOfType } from '#app/admin/api/endpoints-of-type.ts'
import type { RecordPanelProps } from '#app/admin/list/record-panel.tsx'

type Look = Pick<RecordPanelProps<typeof banner>, 'calls' | 'columns' | 'namedBy' | 'fieldOptions'>
const usual = { columns: ['title', 'status'], namedBy: 'title' } satisfies Look

/** What does not compile here is the test: the compiler complains of an expected error that no longer comes. */
export const wrongWirings: readonly Look[] = [
  { ...usual, calls: { update: 'POST /api/banner/update' } },
  // @ts-expect-error -- the call of another type
  { ...usual, calls: { update: 'POST /api/partner/update' } },
  // @ts-expect-error -- a call of this type that does something else
  { ...usual, calls: { update: 'POST /api/banner/add' } },
  // @ts-expect-error -- what visitors ask is not what the console lists
  { ...usual, calls: { list: 'GET /api/banner/list' } },
  // @ts-expect-error -- no field of this type
  { ...usual, columns: ['logoUrl'] },
  // @ts-expect-error -- no field of this type
  { ...usual, namedBy: 'name' },
  // @ts-expect-error -- no field of this type
  { ...usual, fieldOptions: { websiteUrl: { hint: '' } } },
]

test('a panel reads its calls from the declaration, each by what it does', () => {
  expect(endpointsOfType(partner, ['list'])).toEqual({
    list: 'GET /api/partner/admin/list',
    create: 'POST /api/partner/add',
    update: 'POST /api/partner/update',
    remove: 'DELETE /api/partner/{id}',
    setFlag: 'POST /api/partner/status',
    reorder: 'POST /api/partner/order',
    batch: 'POST /api/partner/batch',
  })
})

test('one call that saves new and known records serves both (X-58)', () => {
  const { create, update } = endpointsOfType(leadershipCare, ['create', 'update'])
  expect([create, update]).toEqual(['POST /api/leadership-care', 'POST /api/leadership-care'])
})

test('a call named by the panel takes the place of the declared one', () => {
  const line = 'DELETE /api/tech-service-social-service/{id}'
  expect(endpointsOfType(techService, ['remove'], { remove: line }).remove).toBe(line)
})

test('a panel without a call that it needs says which one is missing', () => {
  expect(() => endpointsOfType(techService, ['remove'])).toThrow(
    'tech-service-social-service declares no call to remove',
  )
})

test('of two calls that set a flag, a row’s switch makes the one for its own', () => {
  expect(endpointsOfType(annotationSupport, []).setFlag).toBe(
    'POST /api/data-annotation-support/sub-category-status',
  )
})
