import type { ShownCall } from './mock-api.ts'

/** A call as a command of a shell that makes it again. */
export function asCurl({ method, address, headers, sent }: ShownCall, origin: string): string {
  const told = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  // What was no text is told by its kind only, in Chinese brackets.
  const body = sent === '' || sent.startsWith('（') ? [] : [`--data-raw ${quoted(sent)}`]
  return [`curl -X ${method} ${quoted(origin + address)}`, ...told, ...body].join(' \\\n  ')
}

/** Within single quotes a shell changes nothing. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
