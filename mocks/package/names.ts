import type { contract } from '#content/registry/contract.ts'

// In the built package these are written out (scripts/mocks-package/write-types.ts): it knows nothing of the declaration.
export type { ScenarioName } from '#mocks/scenarios.ts'
/** What records are kept of. */
export type ContentTypeName = (typeof contract)[number]['name']
/** A declared call, such as `GET /api/banner/list`. */
export type CallLine = (typeof contract)[number]['calls'][number]['endpoint']
