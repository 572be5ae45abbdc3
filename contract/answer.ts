import { contract, internalTypes } from './contract.ts'
import { createAnswer } from '#contract/engine/create-answer.ts'
import { recordAct } from '#contract/journal/journal.ts'
import { authenticate } from '#contract/sessions/authenticate.ts'

/** The product's API, put together. */
export const apiParts = { types: contract, internalTypes, authenticate, recordAct }

/** The whole API on any backend; the Remix route, the mocks and in-process calls all end here. */
export const answer = createAnswer(apiParts)
