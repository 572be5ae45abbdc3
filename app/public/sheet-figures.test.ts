import { expect, test } from 'vitest'
import { sheetFigures } from './sheet-figures.ts'

test('sections are numbered in their order, those that are not shown left out', () => {
  const figures = sheetFigures({ intro: false, areas: true, schools: false, services: true })
  expect([figures.areas, figures.services]).toEqual(['01', '02'])
  expect(sheetFigures({ intro: true, areas: true }).areas).toBe('02')
})
