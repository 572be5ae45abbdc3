import type { CallBody } from '#contract/capsule/call-body.ts'
import type { CapsuleScreen } from '#contract/capsule/capsule.ts'
import { cleanHtml } from '#mocks/clean-html.ts'

/** A file from anybody: what its answers format is reduced as the product reduces what it keeps. */
export const harmlessBody = (body: CallBody): CallBody =>
  'json' in body ? { json: reduced(body.json) } : body

/** The same for what its forms hold. */
export const harmlessScreen = (screen: CapsuleScreen): CapsuleScreen => ({
  ...screen,
  forms: reduced(screen.forms) as CapsuleScreen['forms'],
})

function reduced(value: unknown): unknown {
  if (typeof value === 'string') return /<[a-z!/?]/i.test(value) ? cleanHtml(value) : value
  if (Array.isArray(value)) return value.map(reduced)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, reduced(each)]))
}
