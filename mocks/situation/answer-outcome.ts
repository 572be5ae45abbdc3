import type { Answer } from '#contract/engine/create-answer.ts'
import type { Backend, MediaKind, Stores } from '#contract/engine/backend.ts'
import { defaultSettings } from '#contract/default-settings.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { Refusal, type FieldError } from '#contract/engine/refusal.ts'
import { messages } from '#contract/messages.ts'
import { uploadSentences } from '#contract/upload-rules.ts'
import { isUpload } from '#mocks/scenarios/acts.ts'
import { refused } from '#mocks/scenarios/matched-call.ts'
import { asSuccess, withoutMessage } from '#mocks/scenarios/shaped-failures.ts'
import { broken, half, notJson, nothing, proxyPage, wrongShape } from './damaged-answers.ts'
import type { Doing, Outcome } from './situation.ts'
import { slowed } from './slowed-request.ts'
import { proxyStatuses, statusSentences } from './statuses.ts'

/** What a request of a call is answered by. */
interface Asked {
  answer: Answer
  matched: Match
  request: Request
  backend: Backend
  caller: Parameters<Answer>[2]
}

/** Answers as a rule says, in the call's own shape. */
export async function answerOutcome(asked: Asked, does: Doing): Promise<Response> {
  const { outcome } = does
  if (!outcome) return well(asked)
  const response =
    outcome.kind === 'status'
      ? await refusedBy(asked, outcome, does)
      : await answers[outcome.kind](asked, outcome)
  return does.as ? asSuccess(response) : response
}

const well = ({ answer, request, backend, caller }: Asked) => answer(request, backend, caller)

const answers: Record<
  Exclude<Outcome['kind'], 'status'>,
  (asked: Asked, outcome: Outcome) => Response | Promise<Response>
> = {
  ok: well,
  cut: () => Response.error(),
  half: async (asked) => half(await well(asked)),
  empty: nothing,
  'not-json': notJson,
  html: () => proxyPage(200, '502 Bad Gateway'),
  'wrong-shape': async (asked) => wrongShape(await well(asked)),
  broken: async (asked, outcome) =>
    broken(await well(asked), asked.matched, outcome.kind === 'broken' ? outcome.place : undefined),
  fields: ({ matched }) => {
    const errors = fieldErrors(matched)
    return refused(matched, new Refusal(400, errors[0]?.message ?? messages.checkForm, { errors }))
  },
  trickle: async (asked) => well({ ...asked, request: await slowed(asked.request) }),
}

async function refusedBy(
  asked: Asked,
  { status, sentence }: Outcome & { kind: 'status' },
  { retryAfterSeconds = status === 429 ? 60 : undefined }: Doing,
): Promise<Response> {
  const { matched, request } = asked
  const title = proxyStatuses[status]
  if (title) return proxyPage(status, `${status} ${title}`)
  if (status === 409) return conflict(asked)
  if (sentence === '') return withoutMessage(matched, status)
  const said = sentence ?? (await usualSentence(matched, request, status))
  return refused(matched, new Refusal(status, said, { retryAfterSeconds }))
}

async function usualSentence(matched: Match, request: Request, status: number): Promise<string> {
  const isMedia = matched.call.line === 'POST /api/upload'
  if (isUpload(matched) && status === 413)
    return uploadSentences.tooLarge(isMedia ? await sentKind(request) : 'document', defaultSettings)
  if (isUpload(matched) && status === 415)
    return isMedia ? uploadSentences.notAllowed : uploadSentences.notADocument
  return statusSentences[status] ?? messages.failed
}

/**
 * A stale save as the API itself answers it: with the record as it is now. Nothing is written: a call that knows no versions,
 * such as one that adds a record, is undone and refused without a record.
 */
async function conflict({ answer, matched, request, backend, caller }: Asked): Promise<Response> {
  const plain = () => refused(matched, new Refusal(409, messages.changedMeanwhile))
  if (!matched.call.operation.writes || isUpload(matched)) return plain()
  const headers = new Headers(request.headers)
  headers.set('if-match', '"edited-by-somebody-else"')
  const undone = Object.create(backend, { transaction: { value: undoing(backend) } }) as Backend
  const response = await answer(new Request(request, { headers }), undone, caller)
  return response.status === 409 ? response : plain()
}

const undoing =
  (backend: Backend) =>
  <Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> =>
    backend.transaction(async (stores) => {
      await work(stores)
      throw new Refusal(409, messages.changedMeanwhile)
    })

/** An error at each of the first two fields that a caller may send. */
function fieldErrors({ type, call }: Match): FieldError[] {
  const { takes } = call.operation
  const fields: FieldSet = typeof takes === 'object' && takes !== null ? (takes as FieldSet) : type.fields
  return Object.entries(fields)
    .filter(([, { setByServer }]) => !setByServer)
    .slice(0, 2)
    .map(([field, { label }]) => ({ field, message: `${label}未通过服务器校验` }))
}

async function sentKind(request: Request): Promise<MediaKind> {
  const form = await request.formData().catch(() => undefined)
  const file = form?.get('file')
  const [kind = ''] = file instanceof Blob ? file.type.split('/') : []
  return kind === 'video' || kind === 'audio' || kind === 'image' ? kind : 'image'
}
