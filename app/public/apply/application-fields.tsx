import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import type { ApplicationField } from './application.ts'
import { ChoiceField } from './choice-field.tsx'
import { Fields } from './form-part.styles.ts'

/** What every field of the form is given. */
export interface FieldProps<Name extends ApplicationField = ApplicationField> {
  id: string
  name: Name
  label: string
  defaultValue: string
  error?: string
}

export interface FieldsProps {
  /** The props of a field by its name. */
  field: <Name extends ApplicationField>(name: Name) => FieldProps<Name>
}

const educations = ['高中或中专', '大专', '本科', '硕士', '博士'] as const
const LONGEST_TEXT = 255
/** Room for characters that a paste adds to a number or address; they are removed before validation. */
export const LONGEST_PASTE = 500
/** As long as a stored text of several lines may be. */
export const LONGEST_STORY = 20_000

/** Who applies, and how to reach them: the three fields that must be filled. */
export function PersonFields({ field }: FieldsProps) {
  return (
    <Fields>
      <TextField {...field('name')} autoComplete="name" maxLength={LONGEST_TEXT} required />
      {/* The number without +86, which is how it is stored. */}
      <TextField
        {...field('phone')}
        type="tel"
        autoComplete="tel-national"
        maxLength={LONGEST_PASTE}
        hint="11 位手机号，有消息先打这个电话"
        required
      />
      {/* Not type=email: browsers hide the caret of such fields from scripts and trim them. */}
      <TextField
        {...field('email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST_PASTE}
        hint="电话没接通时，我们写信"
        required
      />
    </Fields>
  )
}

/** What they have done so far, all of it optional; enough for anyone who has no document at hand. */
export function BackgroundFields({ field }: FieldsProps) {
  return (
    <Fields>
      <ChoiceField {...field('education')}>
        <option value="">不填写</option>
        {educations.map((education) => (
          <option key={education}>{education}</option>
        ))}
      </ChoiceField>
      <TextField {...field('school')} autoComplete="off" maxLength={LONGEST_TEXT} />
      <TextArea
        {...field('experience')}
        rows={4}
        maxLength={LONGEST_STORY}
        hint="手边没有简历文件？写两三句也行：在哪里、做什么、做了多久。"
      />
    </Fields>
  )
}
