import { contract, internalTypes } from '#contract/contract.ts'
import { createAnswer } from './create-answer.ts'

/** The whole API on any backend; the Remix route, the mocks and in-process calls all end here. */
export const answer = createAnswer(contract, internalTypes)
