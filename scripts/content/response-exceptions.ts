import { contract } from '#content/registry/contract.ts'
import { NOTE } from './content-indexes.ts'
import type { ContentType } from '#contract/engine/content-type.ts'

const names = ['plainText', 'truthyData', 'withMsg']

/** The index of the endpoints that a client has to read otherwise than the rest. */
export const responseExceptions = {
  file: 'content/registry/response-exceptions.generated.ts',
  text(): string {
    const calls = (contract as readonly ContentType[]).flatMap((type) => type.calls)
    const exceptions = calls.filter(({ response }) => names.includes(response.name))
    return `${NOTE}
/** How the endpoints answer whose response is not the usual envelope, by endpoint. */
export const responseExceptions: Readonly<Record<string, string>> = {
${exceptions.map(({ endpoint, response }) => `  '${endpoint}': '${response.name}',`).join('\n')}
}
`
  },
}
