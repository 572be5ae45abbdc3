/** What is kept where it says something, else what stands there by default. The defaults name what is wanted. */
export function withDefaults<Texts extends object>(
  kept: { readonly [Name in keyof Texts]?: string } | null,
  defaults: Texts,
): Record<keyof Texts, string> {
  const texts = Object.entries(defaults) as [keyof Texts, string][]
  return Object.fromEntries(texts.map(([name, text]) => [name, kept?.[name] || text])) as Record<
    keyof Texts,
    string
  >
}
