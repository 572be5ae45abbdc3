import { isShapeName, shapeNames } from '#mocks/shapes/answer-shapes.ts'
import { isScenarioName, scenarioNames } from '#mocks/scenarios.ts'
import { contents, isContentName } from './contents.ts'
import { typeNames } from './declared-calls.ts'
import { nearestNames } from './nearest-names.ts'
import { parseCalls } from './parse-calls.ts'
import { parseBehaviour } from './parse-behaviour.ts'
import { refuseUndeclaredStatus } from './refuse-undeclared-status.ts'
import { faultTargets, type Part, type PlaceName, type FaultPart } from './mock-rules.ts'
import { RulesError } from './rules-error.ts'

/**
 * Reads one part of mock rules: a name, or what stands on both sides of its `=`.
 * @throws {RulesError} where a piece of it is unknown
 */
export function parsePart(piece: string): Part {
  if (piece === '') throw new RulesError('有一处规则是空的')
  const at = piece.indexOf('=')
  if (at < 0) return parsePreset(piece)
  const [key, value] = [piece.slice(0, at).trim(), piece.slice(at + 1).trim()]
  if (key === 'shape') return parseShape(value)
  if (key === 'content' || key.startsWith('content@')) return parseContent(key, value)
  if (Object.hasOwn(faultTargets, key)) return parsePlace(key as PlaceName, value)
  const [calls, behaviour] = [parseCalls(key), parseBehaviour(value)]
  refuseUndeclaredStatus(calls, behaviour)
  return { kind: 'calls', calls, behaviour }
}

function parsePreset(piece: string): Part {
  if (isScenarioName(piece)) return { kind: 'preset', name: piece }
  throw new RulesError(`没有名为“${piece}”的场景`, piece, nearestNames(piece, scenarioNames))
}

function parseShape(value: string): Part {
  if (isShapeName(value)) return { kind: 'shape', is: value }
  throw new RulesError(`没有名为“${value}”的答案形状`, value, nearestNames(value, shapeNames))
}

function parseContent(key: string, value: string): Part {
  const [, of] = key.split('@')
  if (of !== undefined && !typeNames.includes(of))
    throw new RulesError(`没有名为“${of}”的内容类型`, of, nearestNames(of, typeNames))
  if (isContentName(value)) return { kind: 'content', ...(of !== undefined && { of }), is: value }
  throw new RulesError(`没有名为“${value}”的内容`, value, nearestNames(value, Object.keys(contents)))
}

function parsePlace(place: PlaceName, value: string): Part {
  const faults: readonly string[] = faultTargets[place]
  if (faults.includes(value)) return { kind: 'place', place, is: value } as FaultPart
  throw new RulesError(`“${place}”只能是：${faults.join('、')}`, value, faults)
}
