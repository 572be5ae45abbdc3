import type { CallsOf } from '#contract/client/call-types.ts'
import type { contract } from './contract.ts'

/** Every call by its line: what it is sent, what it answers. Types only, so visitors download none of it. */
export type Calls = CallsOf<typeof contract>
