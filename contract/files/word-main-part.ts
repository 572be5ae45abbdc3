const DOCUMENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/**
 * The part with a Word document's text, by its declared type, since its name differs between Word and Word Online. Some
 * programs declare that type for every .xml.
 * @param types the text of [Content_Types].xml
 */
export function wordMainPart<Part extends { name: string }>(
  parts: readonly Part[],
  types: string,
): Part | undefined {
  const overrides = typesBy(types, 'Override', 'PartName')
  const defaults = typesBy(types, 'Default', 'Extension')
  return parts.find(({ name }) => {
    if (!/^word\/[^/]+\.xml$/i.test(name)) return false
    const own = overrides.get(`/${name}`.toLowerCase())
    if (own !== undefined) return own === DOCUMENT_TYPE
    return /^word\/document\d*\.xml$/i.test(name) && defaults.get('xml') === DOCUMENT_TYPE
  })
}

function typesBy(types: string, tag: 'Override' | 'Default', key: string): Map<string, string> {
  const entries = types.match(new RegExp(`<${tag}\\b[^<>]*>`, 'g')) ?? []
  return new Map(
    entries.map((entry) => [valueOf(entry, key).toLowerCase(), valueOf(entry, 'ContentType')] as const),
  )
}

const valueOf = (entry: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(entry)?.[1]?.trim() ?? ''
