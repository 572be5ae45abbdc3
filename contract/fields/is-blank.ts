import { plainText } from '#contract/shared/plain-text.ts'

/** A character that is neither blank, control, format nor drawn as nothing; U+2800 is the empty pattern of Braille. */
const SEEN = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text shows nothing to a reader. */
export const isBlank = (text: string): boolean => !SEEN.test(text)

const ATTRIBUTE = String.raw`\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"<]*"|'[^'<]*'|[^\s"'<>]+))?`
/** A picture with an address, as the cleaner writes it, and as HTML may spell it before it is cleaned. */
const PICTURE = new RegExp(String.raw`<img(?:${ATTRIBUTE})*?\s+src\s*=\s*(?:"[^"]|'[^']|[^\s"'<>])`, 'i')

/** Whether formatted text shows nothing: no visible character, and no picture with an address. */
export const isBlankHtml = (html: string): boolean => !PICTURE.test(html) && isBlank(plainText(html))
