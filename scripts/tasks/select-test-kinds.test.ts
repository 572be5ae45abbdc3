import { expect, test } from 'vitest'
import { selectTestKinds } from './select-test-kinds.mjs'

const named = (...words: string[]) => selectTestKinds(words).kinds.map(([name]) => name)

const first = ['validate', 'unit', 'contract', 'component', 'journeys']
const rest = ['slow', 'postgres', 'faults', 'instances', 'e2e', 'stories', 'visual']

test('npm test runs the first tier, npm run test:all the rest, and .ci/run each kind once', () => {
  expect(named()).toEqual(first)
  expect(named('--rest')).toEqual(rest)
  expect(named('--every-tier')).toEqual([...first, ...rest])
})

test('kinds that are named run alone, whatever their tier', () => {
  expect(named('visual', 'unit')).toEqual(['unit', 'visual'])
})

test('a word that is no kind is told', () => {
  expect(selectTestKinds(['unit', 'untied', '--all']).unknown).toEqual(['untied', '--all'])
})
