import { expect, test } from 'vitest'
import { audit } from '#content/registry/contract.ts'
import { application } from '#content/application/application.type.ts'
import { galleryImage } from '#content/government-services/gallery-image.type.ts'
import { partner } from '#content/partner/partner.type.ts'
import {
  chosenInAddress,
  countActiveFilters,
  filtersOf,
  passesFilters,
  serverFiltersOf,
  distinctWords,
} from './filter.ts'

test('each kind is filtered in its own way, and what is searched is not filtered', () => {
  expect(filtersOf(partner.fields, ['status', 'createTime']).map(({ way }) => way)).toEqual(['value', 'days'])
  expect(filtersOf(galleryImage.fields, ['moduleId']).map(({ way }) => way)).toEqual(['reference'])
  expect(filtersOf(partner.fields, ['name']).map(({ way }) => way)).toEqual(['words'])
  expect(() => filtersOf(partner.fields, ['logoUrl'])).toThrow('No list is filtered by logoUrl')
  expect(() => filtersOf(partner.fields, ['none'])).toThrow('No list is filtered by none')
  expect(() => filtersOf(application.fields, ['birthDate', 'createTime'])).toThrow('not createTime')
})

test('X-33, X-81 a paged list is filtered by what the server knows: status, suspect and days', () => {
  const filters = serverFiltersOf(application.fields, 'GET /api/application/admin/list')
  expect(filters.map(({ name }) => name)).toEqual(['status', 'suspect', 'from'])
})

test('X-82 a paged list is filtered by the fields that its line names, before the days', () => {
  const filters = serverFiltersOf(audit.fields, 'GET /api/admin/audit?action=&accountId=')
  expect(filters.map(({ name, way }) => [name, way])).toEqual([
    ['action', 'value'],
    ['accountId', 'reference'],
    ['from', 'days'],
  ])
  expect(() => serverFiltersOf(audit.fields, 'GET /api/admin/audit?username=')).toThrow('username')
  expect(() => serverFiltersOf(audit.fields, 'GET /api/admin/audit?none=')).toThrow('none')
})

test('a record passes by its value, and by its day, both ends included', () => {
  const filters = filtersOf(partner.fields, ['status', 'createTime'])
  const record = { status: 1, createTime: '2026-03-01 23:59:59' }
  expect(passesFilters(record, filters, { status: '', from: '', to: '' })).toBe(true)
  expect(passesFilters(record, filters, { status: '0' })).toBe(false)
  expect(passesFilters(record, filters, { status: '1', from: '2026-03-01', to: '2026-03-01' })).toBe(true)
  expect(passesFilters(record, filters, { from: '2026-03-02' })).toBe(false)
  expect(passesFilters(record, filters, { to: '2026-02-28' })).toBe(false)
  expect(passesFilters({ status: 1, createTime: null }, filters, { to: '2026-03-01' })).toBe(false)
})

test('a filter by words offers each word once, in the order of dictionaries', () => {
  const records = [{ category: '专利' }, { category: '安全 ' }, { category: '专利' }, { category: null }]
  expect(distinctWords(records, 'category')).toEqual(['安全', '专利'])
})

test('an address chooses only what the filters offer', () => {
  const filters = filtersOf(partner.fields, ['status', 'createTime'])
  const chosen = chosenInAddress(
    new URLSearchParams('status=7&from=2026-03-01&to=0026-03-01&page=2'),
    filters,
  )
  expect(chosen).toEqual({ status: '', from: '2026-03-01', to: '' })
  expect(countActiveFilters(filters, chosen)).toBe(1)
  expect(countActiveFilters(filters, { ...chosen, to: '2026-03-02', status: '1' })).toBe(2)
})
