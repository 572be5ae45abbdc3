import type { Field } from '#contract/fields/field.ts'
import { normalizeText } from '#contract/fields/normalize-text.ts'
import { makeField, readText, Wrong, type FieldOptions } from '#contract/fields/field-recipe.ts'
import { isIdentityNumber } from './identity-number.ts'
import { maskIdentityNumber } from './masks.ts'

const PLACES = { max: 18 }

/** Replaces a stored number that this key cannot decrypt; the rest of the record stays usable. */
export const UNREADABLE = '（无法解密）'

/** An identity number: checked by GB 11643, encrypted at rest, masked until it is revealed. */
export function personalNumber(
  label: string,
  options: FieldOptions = {},
): Field<string> & { isEncrypted: true } {
  const field = makeField<string>(label, options, {
    kind: 'text',
    bounds: PLACES,
    initial: '',
    isEncrypted: true,
    mask: (stored) => (stored === UNREADABLE ? stored : maskIdentityNumber(stored)),
    read(sent) {
      const number = readText(label, typeof sent === 'string' ? numberForm(sent) : sent, PLACES)
      if (number !== '' && !isIdentityNumber(number)) throw new Wrong(`请输入正确的${label}`)
      return number
    },
  })
  return { ...field, isEncrypted: true }
}

/** Its figures without what people group them by; U+00D7 stands where a keyboard has no other cross. */
function numberForm(text: string): string {
  return normalizeText(text)
    .replace(/[\s\u2010-\u2015\u2212-]+/g, '')
    .replace(/\u00d7$/, 'X')
    .toUpperCase()
}
