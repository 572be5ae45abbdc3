import { partsOfEndpoint, type EndpointParts } from './endpoint.ts'
import type { Access, Operation } from './operation.ts'
import type { ReadAs, ResponseFormat } from './response-format.ts'

/** One call: who may · what is sent · what it does · how it answers. Its endpoint is parsed once, when it is declared. */
export interface Call<
  Endpoint extends string = string,
  Who extends Access = Access,
  Takes = unknown,
  Answers = unknown,
  Read extends ReadAs = ReadAs,
> extends EndpointParts {
  /** `GET /api/banner/list`; `{name}` is read from the path, `?name=` from the query, and nothing else is. */
  readonly endpoint: Endpoint
  readonly access: Who
  readonly operation: Operation<Takes, Answers>
  readonly response: ResponseFormat<Read>
}

/** A call anyone may make, and which answers an administrator with the whole record. */
export const optionalAuth = declare('optionalAuth')
/** A call that needs a session. */
export const admin = declare('admin')

function declare<Who extends Access>(access: Who) {
  return <const Endpoint extends string, Takes, Answers, Read extends ReadAs>(
    endpoint: Endpoint,
    operation: Operation<Takes, Answers>,
    response: ResponseFormat<Read>,
  ): Call<Endpoint, Who, Takes, Answers, Read> => ({
    endpoint,
    ...partsOfEndpoint(endpoint),
    access,
    operation,
    response,
  })
}

/** A call anyone may make: `call.public`, a word that no constant may be named. */
const publicCall = declare('public')
export { publicCall as public }
