import { contract, internalTypes } from './contract.ts'
import { createAnswer } from '#contract/engine/create-answer.ts'
import { recordAct } from '#contract/audit/audit-log.ts'
import { authenticate } from '#contract/auth/authenticate.ts'

/** The product's API, put together. */
export const apiParts = { types: contract, internalTypes, authenticate, recordAct }

/** The whole API on any backend; the Remix route, the mocks and in-process calls all end here. */
export const answer = createAnswer(apiParts)
