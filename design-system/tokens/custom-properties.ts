type Scale = Record<string, string>

/** `textMuted` in group `color` → `--color-text-muted`. */
export function customProperty(group: string, name: string): string {
  return `--${kebab(group)}-${kebab(name)}`
}

/** A group of tokens as CSS declarations. */
export function declarations(group: string, scale: Scale): string {
  return Object.entries(scale)
    .map(([name, value]) => `${customProperty(group, name)}:${value};`)
    .join('')
}

/** The same group as an object of `var(--…)` strings, for use in styles. */
export function references<S extends Scale>(group: string, scale: S): { readonly [name in keyof S]: string } {
  const entries = Object.keys(scale).map((name) => [name, `var(${customProperty(group, name)})`])
  return Object.fromEntries(entries) as { [name in keyof S]: string }
}

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}
