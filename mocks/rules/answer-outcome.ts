import type { Answer } from '#contract/engine/create-answer.ts'
import type { Backend, Stores } from '#contract/engine/backend.ts'
import type { MediaKind } from '#contract/shared/media-kinds.ts'
import { defaultSettings } from '#contract/shared/environment-defaults.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { HttpError, type FieldError } from '#contract/shared/http-error.ts'
import { isAboutMany } from '#contract/engine/operation.ts'
import { messages } from '#contract/shared/messages.ts'
import { mediaTypes, uploadSentences } from '#contract/shared/upload-rules.ts'
import { recogniseMedia } from '#mocks/recognise-media.ts'
import { isUpload } from '#mocks/scenarios/acts.ts'
import { refusalResponse } from '#mocks/scenarios/match-call.ts'
import { isRecord } from '#mocks/shapes/with-changed-answers.ts'
import { asSuccess, withoutMessage } from '#mocks/scenarios/shaped-failures.ts'
import { broken, half, notJson, nothing, proxyPage, wrongShape } from './damaged-answers.ts'
import type { Behaviour, Outcome } from './mock-rules.ts'
import { trickleUpload } from './trickle-upload.ts'
import { proxyStatuses } from './statuses.ts'
import { defaultMessage, defaultWait } from './default-message.ts'

/** What a request of a call is answered by. */
interface Asked {
  answer: Answer
  matched: Match
  request: Request
  backend: Backend
  caller: Parameters<Answer>[2]
}

/** Answers as a rule says, in the call's own shape. */
export async function answerOutcome(asked: Asked, does: Behaviour): Promise<Response> {
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
    return refusalResponse(matched, new HttpError(400, errors[0]?.message ?? messages.checkForm, { errors }))
  },
  trickle: async (asked) => well({ ...asked, request: await trickleUpload(asked.request) }),
}

async function refusedBy(
  asked: Asked,
  { status, sentence }: Outcome & { kind: 'status' },
  { retryAfterSeconds = defaultWait(asked.matched, status) }: Behaviour,
): Promise<Response> {
  const { matched, request } = asked
  const title = proxyStatuses[status]
  if (title) return proxyPage(status, `${status} ${title}`)
  if (status === 409) return conflict(asked)
  if (sentence === '') return withoutMessage(matched, status)
  const said = sentence ?? (await ownSentence(matched, request, status, retryAfterSeconds))
  const errors = status === 404 ? await firstOfMany(matched, request, said) : undefined
  return refusalResponse(matched, new HttpError(status, said, { retryAfterSeconds, errors }))
}

/** A call about many records names those that refuse; here it is the first. */
async function firstOfMany(
  { call }: Match,
  request: Request,
  message: string,
): Promise<FieldError[] | undefined> {
  if (!isAboutMany(call.operation)) return undefined
  const [first] = sentIds(parsed(await request.text()))
  return first === undefined ? undefined : [{ field: `ids.${String(first)}`, message }]
}

const sentIds = (body: unknown): readonly unknown[] =>
  isRecord(body) && Array.isArray(body.ids) ? (body.ids as unknown[]) : []

async function ownSentence(
  matched: Match,
  request: Request,
  status: number,
  retryAfterSeconds?: number,
): Promise<string> {
  const isMedia = matched.call.endpoint === 'POST /api/upload'
  if (isUpload(matched) && status === 413)
    return uploadSentences.tooLarge(isMedia ? await sentKind(request) : 'document', defaultSettings)
  if (isUpload(matched) && status === 415)
    return isMedia ? uploadSentences.notAllowed : uploadSentences.notADocument
  return defaultMessage(matched, status, retryAfterSeconds) ?? messages.failed
}

/**
 * A stale save as the API itself answers it, with the current record; nothing is written. A call without versions,
 * such as a creation, is rolled back and refused without a record.
 */
async function conflict({ answer, matched, request, backend, caller }: Asked): Promise<Response> {
  const plain = () => refusalResponse(matched, new HttpError(409, messages.changedMeanwhile))
  if (!matched.call.operation.writes || isUpload(matched)) return plain()
  const undone = Object.create(backend, { transaction: { value: undoing(backend) } }) as Backend
  const response = await answer(await withStaleVersions(request, matched), undone, caller)
  return response.status === 409 ? response : plain()
}

const STALE = 'edited-by-somebody-else'

/** The request of somebody who saw the record before another changed it; of many records the first was changed. */
async function withStaleVersions(request: Request, { call }: Match): Promise<Request> {
  if (isAboutMany(call.operation)) return withStaleFirst(request)
  const headers = new Headers(request.headers)
  headers.set('if-match', `"${STALE}"`)
  return new Request(request, { headers })
}

/** Calls about many records take their versions in the body, and name those that changed. */
async function withStaleFirst(request: Request): Promise<Request> {
  const text = await request.text()
  const again = (body: string) =>
    new Request(request.url, { method: request.method, headers: request.headers, body })
  const sent = parsed(text)
  if (!isRecord(sent)) return again(text)
  const seen = Array.isArray(sent.versions) ? (sent.versions as unknown[]) : []
  // Of those that came without a version nobody could tell whether they are as they were seen.
  const versions = sentIds(sent).map((_id, place) => (place > 0 && seen[place]) || STALE)
  return again(JSON.stringify({ ...sent, versions }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const undoing =
  (backend: Backend) =>
  <Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> =>
    backend.transaction(async (stores) => {
      await work(stores)
      throw new HttpError(409, messages.changedMeanwhile)
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

const mediaKinds = ['image', 'video', 'audio'] as const

/** The kind of the sent file by its first bytes, as on the server; otherwise by its declared type. */
async function sentKind(request: Request): Promise<MediaKind> {
  const form = await request.formData().catch(() => undefined)
  const file = form?.get('file')
  if (!file || typeof file === 'string') return 'image'
  const extension = recogniseMedia(new Uint8Array(await file.arrayBuffer()))
  const [said = ''] = file.type.split('/')
  return extension ? mediaTypes[extension].kind : (mediaKinds.find((kind) => kind === said) ?? 'image')
}
