import { couldMatch } from './match-calls.ts'
import { declaredCalls } from './declared-calls.ts'
import type { CallsPart, Behaviour, Part, MockRules } from './mock-rules.ts'
import { spreadPresets } from './spread-presets.ts'
import { writeCalls, writePart } from './write-rules.ts'
import { RulesError } from './rules-error.ts'

/**
 * Refuses parts that say the same twice, or of the same calls two things at once. That a later rule goes before an
 * earlier one of other calls is no contradiction.
 * @throws {RulesError} naming both
 */
export function refuseContradictions(rules: MockRules): void {
  const { parts } = rules
  const texts = parts.map(writePart)
  const twice = texts.find((text, index) => texts.indexOf(text) !== index)
  if (twice !== undefined)
    throw new RulesError(`“${twice}”写了两次`, texts.join(';'), [[...new Set(texts)].join(';')])
  if (parts.length > 1 && texts.includes('normal'))
    throw new RulesError('“normal”是没有规则时的名字，不与别的规则同写')
  const plain = spreadPresets(rules)
  plain.forEach((part, index) => {
    refuseAimless(part)
    for (const earlier of plain.slice(0, index)) refuseBoth(earlier, part)
  })
}

function refuseBoth(one: Part, other: Part): void {
  if (one.kind === 'calls' && other.kind === 'calls') {
    const calls = writeCalls(one.calls)
    const isSame = calls === writeCalls(other.calls) && canCoincide(one.behaviour, other.behaviour)
    if (isSame)
      throw new RulesError(`“${calls}”的同一次请求有两种回答：${writePart(one)} 与 ${writePart(other)}`)
    return
  }
  const [first, second] = [one, other].map((part) => writePart(part).split('='))
  const isSubject = one.kind !== 'calls' && one.kind !== 'preset' && first?.[0] === second?.[0]
  if (isSubject && first?.[1] !== second?.[1])
    throw new RulesError(`“${first?.[0]}”只能选一种，这里有：${first?.[1]}、${second?.[1]}`)
}

/** Whether there is a time at which both would answer, or both would make wait. */
function canCoincide(one: Behaviour, other: Behaviour): boolean {
  const isBothAnswered = one.outcome !== undefined && other.outcome !== undefined
  const isBothDelayed = one.delayMs !== undefined && other.delayMs !== undefined
  if (!isBothAnswered && !isBothDelayed) return false
  const [[begin, end], [otherBegin, otherEnd]] = [windowOf(one), windowOf(other)]
  return begin <= otherEnd && otherBegin <= end
}

const windowOf = ({ from = 1, times = Infinity }: Behaviour): [number, number] => [from, from + times - 1]

/** What only reads can bear, or only uploads, meaning none of them. */
function refuseAimless(part: Part): void {
  if (part.kind !== 'calls') return
  const kind = part.behaviour.outcome?.kind
  if (kind === 'broken' && !meansSome(part, (call) => call.method === 'GET'))
    throw new RulesError(`“${writePart(part)}”里没有读取：只有读取的回答里有记录`)
  if (kind === 'trickle' && !meansSome(part, (call) => call.operation.takes === 'multipart'))
    throw new RulesError(`“${writePart(part)}”里没有上传`)
}

type DeclaredCall = (typeof declaredCalls)[number]['call']

function meansSome({ calls }: CallsPart, isWanted: (call: DeclaredCall) => boolean): boolean {
  return declaredCalls.some(
    (matched) => isWanted(matched.call) && calls.some((group) => couldMatch(group, matched)),
  )
}
