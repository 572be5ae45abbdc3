import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import type { ApplicationField } from './application.ts'
import { ChoiceField } from './choice-field.tsx'

/** What every field of the form is given. */
export interface FieldProps<Name extends ApplicationField = ApplicationField> {
  id: string
  name: Name
  label: string
  defaultValue: string
  error?: string
}

interface FieldsProps {
  /** The props of a field by its name. */
  field: <Name extends ApplicationField>(name: Name) => FieldProps<Name>
}

const educations = ['高中或中专', '大专', '本科', '硕士', '博士'] as const
const LONGEST_TEXT = 255
const LONGEST_STORY = 20_000

/** Who applies, and how to reach them: three fields must be filled, the rest may stay empty. */
export function PersonFields({ field }: FieldsProps) {
  return (
    <>
      <TextField {...field('name')} autoComplete="name" maxLength={LONGEST_TEXT} required />
      <ChoiceField {...field('gender')}>
        <option value="">不填写</option>
        <option value="男">男</option>
        <option value="女">女</option>
      </ChoiceField>
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={20} required />
      {/* Not type=email: browsers hide the caret of such fields from scripts and trim them. */}
      <TextField
        {...field('email')}
        inputMode="email"
        autoComplete="email"
        maxLength={LONGEST_TEXT}
        required
      />
      <TextField {...field('birthDate')} type="date" min="1900-01-01" autoComplete="bday" />
      <TextField {...field('age')} inputMode="numeric" maxLength={3} hint="填写出生日期后自动计算" />
      <TextField {...field('idNumber')} autoComplete="off" maxLength={18} hint="选填，加密保存" />
    </>
  )
}

/** What they have done so far, all of it optional. */
export function BackgroundFields({ field }: FieldsProps) {
  return (
    <>
      <TextField {...field('school')} autoComplete="off" maxLength={LONGEST_TEXT} />
      <ChoiceField {...field('education')}>
        <option value="">不填写</option>
        {educations.map((education) => (
          <option key={education}>{education}</option>
        ))}
      </ChoiceField>
      <TextArea {...field('experience')} rows={5} maxLength={LONGEST_STORY} />
      <TextArea {...field('skills')} rows={3} maxLength={LONGEST_STORY} />
      <TextArea {...field('hobbies')} rows={2} maxLength={LONGEST_STORY} />
      <TextArea {...field('selfEvaluation')} rows={3} maxLength={LONGEST_STORY} />
    </>
  )
}
