import { createElement } from 'react'
import { Diamond, type LucideIcon } from 'lucide-react'
import { annotationIcons, type AnnotationIconName } from '#app/shared/annotation-icons.ts'

export interface AnnotationIconProps {
  /** What an administrator chose: a name of the table, an emoji, or something the site does not know. */
  name: string
}

/** The drawing of a sub-category or feature; a plain survey mark where the name is unknown. */
export function AnnotationIcon({ name }: AnnotationIconProps) {
  if (isEmoji(name)) return <span aria-hidden>{name}</span>
  return createElement(iconOf(name), { 'aria-hidden': true })
}

const isEmoji = (name: string) => /\p{Extended_Pictographic}/u.test(name)

function iconOf(name: string): LucideIcon {
  const stored = kebabCase(name)
  return isKnown(stored) ? annotationIcons[stored] : Diamond
}

const isKnown = (name: string): name is AnnotationIconName => Object.hasOwn(annotationIcons, name)

/** Names are kept as `scan-face`; one written `ScanFace` means the same. */
const kebabCase = (name: string) =>
  name
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
