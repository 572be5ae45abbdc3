import { Transform, type TransformCallback } from 'node:stream'
import { HttpError } from '#contract/shared/http-error.ts'
import { uploadSentences } from '#contract/shared/upload-rules.ts'

const LINE_END = Buffer.from('\r\n')
const HEAD_END = Buffer.from('\r\n\r\n')

/** Position within the form: part content, right after a delimiter, part headers, or after the last part. */
type Phase = 'body' | 'delimited' | 'head' | 'over'

const OTHERS = String.raw`(?:[ \t]*;[ \t]*(?!boundary)[\w-]+=[\w.-]*)*`
/** The characters of a boundary (RFC 2046, section 5.1.1); quotes may also hold spaces. */
const CHARACTERS = String.raw`-\w'()+,./:=?`
const FORM_TYPE = new RegExp(
  String.raw`^multipart/form-data${OTHERS}[ \t]*;[ \t]*boundary=(?:"([${CHARACTERS} ]+)"|([${CHARACTERS}]+))${OTHERS}[ \t]*;?$`,
  'i',
)

/**
 * What a form's parts are separated by, as its content type says: only where no parser could read that otherwise.
 * @throws HttpError 400 for a content type with escapes, a second boundary or other characters
 */
export function boundaryOf(request: Request): string {
  const found = FORM_TYPE.exec(request.headers.get('content-type') ?? '')
  const boundary = found?.[1] ?? found?.[2]
  if (boundary === undefined) throw new HttpError(400, uploadSentences.broken)
  return boundary
}

/** Passes a form through and fails at a part with larger headers, which the parser would silently truncate. */
export function limitPartHeaders(boundary: string, mostBytes: number): Transform {
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  let phase: Phase = 'body'
  let headBytes = 0
  // The first delimiter may stand at the very beginning.
  let rest: Buffer = LINE_END

  /** Drops what stands before `sought`, and all of it but its last `kept` bytes where it is found. */
  function find(sought: Buffer, kept = 0): { isFound: boolean; passed: number } {
    const at = rest.indexOf(sought)
    const isFound = at >= 0
    const passed = isFound ? at : Math.max(0, rest.length - sought.length + 1)
    rest = rest.subarray(isFound ? at + sought.length - kept : passed)
    return { isFound, passed }
  }

  const steps: Record<Exclude<Phase, 'over'>, () => Phase | undefined> = {
    body: () => (find(delimiter).isFound ? 'delimited' : undefined),
    delimited: () => {
      headBytes = 0
      if (rest.length < 2) return undefined
      return rest.toString('latin1', 0, 2) === '--' ? 'over' : 'head'
    },
    head: () => {
      // The line end before a delimiter may be that which ends a head.
      const { isFound, passed } = find(HEAD_END, LINE_END.length)
      headBytes += passed
      if (headBytes > mostBytes) throw new Error('The head of a part is too long')
      return isFound ? 'body' : undefined
    },
  }

  function readOn(chunk: Buffer): void {
    if (phase === 'over') return
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    while (phase !== 'over') {
      const next = steps[phase]()
      if (!next) return
      phase = next
    }
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      try {
        readOn(chunk)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
}
