import { partsOfLine, type LineParts } from './line.ts'
import type { Access, Operation } from './operation.ts'
import type { ReadAs, Reply } from './reply.ts'

/** One call: who may · what is sent · what it does · how it answers. Its line is taken apart once, when it is declared. */
export interface Call<
  Line extends string = string,
  Who extends Access = Access,
  Takes = unknown,
  Answers = unknown,
  Read extends ReadAs = ReadAs,
> extends LineParts {
  /** `GET /api/banner/list`; `{name}` is read from the path, `?name=` from the query, and nothing else is. */
  readonly line: Line
  readonly access: Who
  readonly operation: Operation<Takes, Answers>
  readonly reply: Reply<Read>
}

/** A call anyone may make. */
export const visitor = declare('visitor')
/** A call anyone may make, and which answers an administrator with the whole record. */
export const either = declare('either')
/** A call that needs a session. */
export const admin = declare('admin')

function declare<Who extends Access>(access: Who) {
  return <const Line extends string, Takes, Answers, Read extends ReadAs>(
    line: Line,
    operation: Operation<Takes, Answers>,
    reply: Reply<Read>,
  ): Call<Line, Who, Takes, Answers, Read> => ({ line, ...partsOfLine(line), access, operation, reply })
}
