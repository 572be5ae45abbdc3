import { plainText } from '#contract/search/plain-text.ts'

/** A character that is neither blank, control, format nor drawn as nothing; U+2800 is the empty pattern of Braille. */
const SEEN = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text shows nothing to a reader. */
export const isBlank = (text: string): boolean => !SEEN.test(text)

/** Whether formatted text shows nothing: no visible character, and no picture. */
export const isBlankHtml = (html: string): boolean => !/<img\b/i.test(html) && isBlank(plainText(html))
