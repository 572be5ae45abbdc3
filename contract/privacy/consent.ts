import { makeField, Wrong } from '#contract/fields/field-recipe.ts'
import type { Field } from '#contract/fields/field.ts'
import { text } from '#contract/fields/text-fields.ts'

/** What is said to who did not tick the box. */
export const CONSENT_REQUIRED = '请阅读并同意个人信息处理告知'

/** What an applicant sends to say that the notice was read and agreed to: `true` and nothing like it. */
export const consentFields = {
  consent: makeField<boolean>(
    '同意个人信息处理告知',
    { required: CONSENT_REQUIRED },
    {
      kind: 'consent',
      initial: false,
      read(sent) {
        if (typeof sent !== 'boolean') throw new Wrong(CONSENT_REQUIRED)
        return sent
      },
    },
  ) as Field<boolean>,
  consentVersion: text('告知版本', { required: '缺少个人信息处理告知的版本', bounds: { max: 50 } }),
}
