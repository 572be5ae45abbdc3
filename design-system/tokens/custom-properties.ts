type Scale = Partial<Record<string, string>>

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

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}
