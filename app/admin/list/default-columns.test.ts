import { expect, test } from 'vitest'
import { autonomousDrivingItem } from '#content/autonomous-driving/autonomous-driving-item.type.ts'
import { base } from '#content/base/base.type.ts'
import { successCase } from '#content/case/case.type.ts'
import { annotationSupport } from '#content/annotation-platform/data-annotation-support.type.ts'
import { industrySolution } from '#content/data-annotation/industry-solutions.type.ts'
import { intelligentAnnotation } from '#content/annotation-platform/intelligent-annotation.type.ts'
import { leadershipCare } from '#content/leadership-care/leadership-care.type.ts'
import { news } from '#content/news/news.type.ts'
import { partner } from '#content/partner/partner.type.ts'
import { defaultColumns } from './default-columns.ts'

test('X-90 a list shows the picture, the name, what must be filled in a line, the order, the status and when it was made', () => {
  expect(defaultColumns(partner, 'name')).toEqual(['logoUrl', 'name', 'sortOrder', 'status', 'createTime'])
  expect(defaultColumns(news, 'title')).toEqual([
    'coverImage',
    'title',
    'author',
    'sortOrder',
    'status',
    'createTime',
  ])
  expect(defaultColumns(base, 'name')).toEqual(['name', 'address', 'sortOrder', 'status'])
  expect(defaultColumns(industrySolution, 'title')).toEqual([
    'imageUrl',
    'title',
    'icon',
    'sort_order',
    'status',
  ])
})

test('X-90 a film is no picture, and a long text is a column only where it is the name', () => {
  expect(defaultColumns(intelligentAnnotation, 'title')).toEqual(['title', 'icon', 'orderNum', 'status'])
  expect(defaultColumns(leadershipCare, 'description')).toEqual([
    'imageUrl',
    'description',
    'sortOrder',
    'status',
  ])
})

test('X-90 no column repeats what all records of a list share', () => {
  expect(defaultColumns(successCase, 'title')).toEqual([
    'imageUrl',
    'title',
    'category',
    'sortOrder',
    'status',
  ])
  expect(defaultColumns(successCase, 'title', { category: 'general' })).toEqual([
    'imageUrl',
    'title',
    'sortOrder',
    'status',
  ])
  expect(defaultColumns(autonomousDrivingItem, 'title', { category: 'service' })).toEqual([
    'imageUrl',
    'title',
    'sortOrder',
    'status',
  ])
})

test('X-90 of the orders and switches of a group and its records the list shows the records’', () => {
  expect(defaultColumns(annotationSupport, 'subCategory')).toEqual([
    'imageUrlsList',
    'subCategory',
    'category',
    'icon',
    'subCategoryOrder',
    'subCategoryStatus',
  ])
})
