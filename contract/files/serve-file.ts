import type { StoredFile } from '#contract/engine/backend.ts'
import type { FileAnswer } from '#contract/engine/response-format.ts'
import { wantedRange } from './byte-range.ts'

/** A generated name never changes its content. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const BRIEFLY = 'public, max-age=60'

/** A public upload (C-193): whole, one range of it, or nothing when the caller has it already. */
export function serveFile(request: Request, file: StoredFile): FileAnswer {
  const { size } = file
  const validators = validatorsOf(file)
  const isUnchanged = isSame(request.headers, validators)
  const kept = { 'cache-control': file.isStandIn ? BRIEFLY : FOR_EVER, ...validators }
  if (isUnchanged) return { status: 304, headers: kept, body: null }

  const headers = { ...kept, ...typeOf(file), 'accept-ranges': 'bytes' }
  const range = isRangeMeant(request, validators) && wantedRange(request.headers.get('range'), size)
  if (range === 'unsatisfiable')
    return { status: 416, headers: { 'content-range': `bytes */${size}` }, body: null }
  if (!range)
    return { status: 200, headers: { ...headers, 'content-length': String(size) }, body: file.open() }

  const { start, end } = range
  const part = {
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': String(end - start + 1),
  }
  return { status: 206, headers: { ...headers, ...part }, body: file.open(range) }
}

/** A private file, always whole, always saved to disk and never kept by anyone. */
export function downloadFile(file: StoredFile, fileName: string): FileAnswer {
  return {
    status: 200,
    headers: {
      'content-type': file.contentType,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename*=UTF-8''${encoded(fileName)}`,
      'cache-control': 'no-store',
    },
    body: file.open(),
  }
}

interface Validators extends Record<string, string> {
  etag: string
  'last-modified': string
}

function validatorsOf({ size, modifiedTime }: StoredFile): Validators {
  return {
    etag: `"${size.toString(16)}-${modifiedTime.getTime().toString(16)}"`,
    'last-modified': modifiedTime.toUTCString(),
  }
}

function isSame(headers: Headers, validators: Validators): boolean {
  const known = headers.get('if-none-match')
  if (known !== null)
    return (
      known.trim() === '*' ||
      known.split(',').some((each) => each.trim().replace(/^W\//, '') === validators.etag)
    )
  return headers.get('if-modified-since') === validators['last-modified']
}

/** A range of a file that has changed since would be put together with the wrong half. */
function isRangeMeant(request: Request, validators: Validators): boolean {
  const condition = request.headers.get('if-range')
  const isOfThisFile =
    condition === null || condition === validators.etag || condition === validators['last-modified']
  return request.method === 'GET' && isOfThisFile
}

/** Only pictures, films and sound are ever shown in a page (docs/design/hardening.md#content-and-uploads). */
function typeOf({ contentType }: StoredFile): Record<string, string> {
  const isShown = /^(image\/(?!svg)|video\/|audio\/)/.test(contentType)
  return { 'content-type': contentType, ...(isShown ? {} : { 'content-disposition': 'attachment' }) }
}

/** RFC 8187: what `encodeURIComponent` leaves alone but a header may not hold. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
