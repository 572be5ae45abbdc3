/** What XML 1.0 has no way to hold. */
// oxlint-disable-next-line no-control-regex -- these are the ones that are meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text as XML holds it. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** One element with what is in it, which is XML already; nothing where that is empty. */
export const xmlElement = (name: string, content: string): string =>
  content && `<${name}>${content}</${name}>`

/** A whole document, for a resource route to answer. */
export function xmlResponse(type: string, document: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' },
  })
}
