import { contract } from '#content/registry/contract.ts'
import type { ContentType } from '#contract/engine/content-type.ts'

const names = ['plainText', 'truthyData', 'withMsg']

/** The index of the endpoints that a client has to read otherwise than the rest. */
export const unusualReplies = {
  file: 'content/registry/unusual-replies.generated.ts',
  text(): string {
    const calls = (contract as readonly ContentType[]).flatMap((type) => type.calls)
    const unusual = calls.filter(({ response }) => names.includes(response.name))
    return `// Written by \`npm run content\` from the folders of content/; do not edit.

/** How the endpoints answer whose response is not the usual envelope, by their lines. */
export const unusualReplies: Readonly<Record<string, string>> = {
${unusual.map(({ endpoint, response }) => `  '${endpoint}': '${response.name}',`).join('\n')}
}
`
  },
}
