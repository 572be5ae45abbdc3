import { contract } from '#content/registry/contract.ts'
import type { ContentType } from '#contract/engine/content-type.ts'

const types: readonly ContentType[] = contract

/** The type that the journal names; undefined for what is declared no longer. */
export function typeNamed(typeName: string): ContentType | undefined {
  return types.find(({ name }) => name === typeName)
}
