import { normalizeText } from '#contract/fields/normalize-text.ts'
import { EMAIL } from '#contract/shared/messages.ts'

/** An address with `mailto:` before it or a name and angle brackets around it, and what `mailto:` asks for behind. */
const WRAPPED = /^(?:mailto:)?(?:[^<>@]*<)?(?:mailto:)?([^<>?]*)(?:\?[^<>]*)?>?$/i
const BEHIND = /[\s.,;:\u3001\u3002]+$/
/** The signs of an address with the blanks around them; a Chinese keyboard gives U+3002 for a full stop. */
const SIGNS = /\s*([@.\u3002])\s*/g

/** An e-mail address as it is checked and stored, without additions from pasting or a Chinese keyboard. */
export function normalizeEmail(text: string): string {
  const plain = normalizeText(text).trim()
  const [, inside = plain] = WRAPPED.exec(plain.replace(BEHIND, '')) ?? []
  const address = inside
    .trim()
    .replace(BEHIND, '')
    .replace(SIGNS, (_, sign: string) => (sign === '@' ? sign : '.'))
  return EMAIL.test(address) ? address : plain
}
