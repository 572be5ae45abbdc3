import type { Call } from '#contract/engine/call.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import type { Access } from '#contract/engine/operation.ts'
import { descriptionOf, operationIdOf, summaryOf } from './call-words.ts'
import { introduction } from './introduction.ts'
import { parametersOf } from './parameters.ts'
import { recordSchemas } from './record-schemas.ts'
import { refusalResponse, sharedResponses } from './refusal-responses.ts'
import { refusalsOf } from './refusals.ts'
import { requestBodyOf } from './request-body.ts'
import type { Schema } from './schema.ts'
import { currentOf, successesOf } from './success.ts'

/** What such a document is made of, as far as anyone here reads it. */
export interface OpenApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, object> }>>
  components: {
    schemas: Record<string, Schema>
    responses: Record<string, object>
    securitySchemes: Record<string, object>
  }
}

const security = {
  visitor: [],
  either: [{}, { bearerAuth: [] }],
  admin: [{ bearerAuth: [] }],
} satisfies Record<Access, object[]>

/** The declaration as an OpenAPI 3.1 document: every call once, with what it takes and answers, quirks included. */
export function describeContract(types: readonly ContentType[]): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const type of types) {
    for (const call of type.calls) {
      const { method, path } = call
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(type, call) }
    }
  }
  return {
    openapi: '3.1.0',
    info: introduction,
    servers: [{ url: '/' }],
    tags: tagsOf(types),
    paths,
    components: {
      schemas: referredTo(paths, recordSchemas(types)),
      responses: referredTo(paths, sharedResponses()),
      securitySchemes: {
        bearerAuth: { type: 'http', scheme: 'bearer', description: '登录接口返回的 token' },
      },
    },
  }
}

function describeCall(type: ContentType, call: Call) {
  const requestBody = requestBodyOf(type, call)
  const current = currentOf(type, call)
  const refusals = refusalsOf(type, call).map((status) => [
    status,
    refusalResponse(call.reply, status, current),
  ])
  return {
    tags: [type.noun],
    summary: summaryOf(type, call),
    description: descriptionOf(call),
    operationId: operationIdOf(call),
    parameters: parametersOf(type, call),
    ...(requestBody && { requestBody }),
    responses: { ...successesOf(type, call), ...Object.fromEntries(refusals) },
    security: security[call.access],
  }
}

/** One for each noun; types that people call alike share it. */
function tagsOf(types: readonly ContentType[]): OpenApiDocument['tags'] {
  const nouns = new Set(types.filter(({ calls }) => calls.length > 0).map(({ noun }) => noun))
  return [...nouns].map((noun) => {
    const lines = types.filter((type) => type.noun === noun).flatMap(({ calls }) => calls)
    return { name: noun, description: `共 ${lines.length} 个接口` }
  })
}

/** Only what some call refers to. */
function referredTo<Part>(
  paths: OpenApiDocument['paths'],
  named: Record<string, Part>,
): Record<string, Part> {
  const referring = JSON.stringify(paths)
  return Object.fromEntries(Object.entries(named).filter(([name]) => referring.includes(`/${name}"`)))
}
