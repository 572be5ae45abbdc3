import type { CallsOf } from '#contract/client/call-types.ts'
import type { contract } from './contract.ts'

/** The input and output of every endpoint. Types only, so visitors download none of it. */
export type Calls = CallsOf<typeof contract>
