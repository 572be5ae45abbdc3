import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Access } from '#contract/engine/operation.ts'
import { introduction } from './introduction.ts'
import { operationIdOf } from './names.ts'
import { only } from './named-parts.ts'
import { parametersOf } from './parameters.ts'
import { recordSchemas } from './record-schemas.ts'
import { refusalsOf, sharedResponses } from './refusals.ts'
import { requestBodyOf } from './request-body.ts'
import { successesOf } from './success.ts'

/** What it takes to make a call. */
const accesses: Record<Access, { note: string; security: object[] }> = {
  public: { note: '无需登录。', security: [] },
  optionalAuth: {
    note: '登录与否均可：未登录只返回访客可见的内容，带有效令牌时返回完整记录；令牌无效按未登录处理。',
    security: [{}, { bearerAuth: [] }],
  },
  admin: { note: '需要登录。', security: [{ bearerAuth: [] }] },
}

/** What such a document is, as far as anyone here reads it. */
export type OpenApiDocument = ReturnType<typeof describeContract>

/** The declaration as an OpenAPI 3.1 document: every call once, with what it takes and answers, quirks included. */
export function describeContract(types: readonly ContentType[]) {
  const paths: Record<string, Record<string, ReturnType<typeof describeCall>>> = {}
  for (const type of types) {
    for (const call of type.calls) {
      const { method, path } = call
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(type, call) }
    }
  }
  const referring = JSON.stringify(paths)
  const isReferredTo = (name: string) => referring.includes(`/${name}"`)
  return {
    openapi: '3.1.0',
    info: introduction,
    servers: [{ url: '/' }],
    tags: tagsOf(types),
    paths,
    components: {
      schemas: only(recordSchemas(types), isReferredTo),
      responses: only(sharedResponses(), isReferredTo),
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer', description: '登录接口返回的 token' },
      },
    },
  }
}

function describeCall(type: ContentType, call: Call) {
  const { access, operation, response } = call
  const { summary = type.typeLabel } = operation
  const requestBody = requestBodyOf(type, call)
  return {
    tags: [type.typeLabel],
    summary: typeof summary === 'string' ? summary : summary(type.typeLabel, access),
    description: accesses[access].note + response.note,
    operationId: operationIdOf(call),
    parameters: parametersOf(type, call),
    ...(requestBody && { requestBody }),
    responses: { ...successesOf(type, call), ...refusalsOf(type, call) },
    security: accesses[access].security,
  }
}

/** One for each noun; types that people call alike share it. */
function tagsOf(types: readonly ContentType[]) {
  const nouns = new Set(types.filter(({ calls }) => calls.length > 0).map(({ typeLabel }) => typeLabel))
  return [...nouns].map((noun) => {
    const calls = types.filter((type) => type.typeLabel === noun).flatMap((type) => type.calls)
    return { name: noun, description: `共 ${calls.length} 个接口` }
  })
}
