import { expect, test } from 'vitest'
import { audit } from '#content/registry/contract.ts'
import { listedAudit } from './listed-audit.ts'

test('the list of the journal names the same kinds of records as the contract, in the same order', () => {
  const kinds = ({ fields }: typeof audit) => Object.entries(fields.typeName.options ?? {})
  expect(kinds(listedAudit)).toEqual(kinds(audit))
})
