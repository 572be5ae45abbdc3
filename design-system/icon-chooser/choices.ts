import type { LucideIcon } from 'lucide-react'

/** One icon that can be chosen; `name` is what is stored. */
export type IconChoice = {
  /** The stored name. */
  name: string
  /** Chinese name under the icon. */
  label: string
  /** Further words it is found by, Chinese and English. */
  keywords?: readonly string[]
  /** The drawing. */
  Icon: LucideIcon
}

/** One emoji that can be chosen; the emoji itself is stored. */
export type EmojiChoice = {
  /** The stored character. */
  emoji: string
  /** Chinese name, for screen readers and the search. */
  label: string
  /** Further words it is found by, Chinese and English. */
  keywords?: readonly string[]
}

/** An icon or an emoji as the grid shows it. */
export type Choice = Pick<IconChoice, 'label' | 'keywords'> & {
  value: string
  Icon?: IconChoice['Icon']
}

export function choicesOfIcons(icons: readonly IconChoice[]): Choice[] {
  return icons.map(({ name, ...icon }) => ({ ...icon, value: name }))
}

export function choicesOfEmoji(emoji: readonly EmojiChoice[]): Choice[] {
  return emoji.map(({ emoji: value, ...each }) => ({ ...each, value }))
}

/** Choices that hold every word of the query in their name, label or keywords. */
export function findChoices(choices: readonly Choice[], query: string): Choice[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  return choices.filter(({ value, label, keywords = [] }) => {
    const text = folded([value, label, ...keywords].join(' '))
    return words.every((word) => text.includes(word))
  })
}

function folded(text: string) {
  return text.normalize('NFKC').toLowerCase()
}
