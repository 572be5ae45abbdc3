import { scenarios } from '#mocks/scenarios.ts'
import { parsePart } from './parse-part.ts'
import { splitOutside } from './split-text.ts'
import type { Part, PresetPart, MockRules } from './mock-rules.ts'

type PlainPart = Exclude<Part, PresetPart>
const spread = new Map<string, readonly PlainPart[]>()

/** The parts with each preset replaced by what it is composed of. */
export function spreadPresets({ parts }: MockRules): PlainPart[] {
  return parts.flatMap((part) => (part.kind === 'preset' ? partsOf(part) : [part]))
}

function partsOf({ name }: PresetPart): readonly PlainPart[] {
  const kept = spread.get(name)
  if (kept) return kept
  const { composition } = scenarios[name]
  const pieces = composition === '' ? [] : splitOutside(composition, ';')
  const parts = spreadPresets({ parts: pieces.map(parsePart) })
  spread.set(name, parts)
  return parts
}
