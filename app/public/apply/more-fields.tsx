import { useState, type FormEvent } from 'react'
import { ChevronDown } from 'lucide-react'
import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { LONGEST_PASTE, LONGEST_STORY, type FieldsProps } from './application-fields.tsx'
import { ChoiceField } from './choice-field.tsx'
import { Fields } from './form-part.styles.ts'
import { Fold } from './more-fields.styles.ts'

const names = ['gender', 'birthDate', 'age', 'idNumber', 'skills', 'selfEvaluation', 'hobbies'] as const

/** What few postings need, folded away; open at first when something in it was sent or refused. */
export function MoreFields({ field }: FieldsProps) {
  const [isOpenAtFirst] = useState(() =>
    names.map(field).some(({ defaultValue, error }) => defaultValue !== '' || error !== undefined),
  )
  return (
    <Fold open={isOpenAtFirst}>
      <summary>
        <span>性别、生日、身份证号、技能、自我评价、爱好</span>
        <ChevronDown aria-hidden />
      </summary>
      <Fields>
        <ChoiceField {...field('gender')} autoComplete="sex">
          <option value="">不填写</option>
          <option value="男">男</option>
          <option value="女">女</option>
        </ChoiceField>
        <TextField {...field('birthDate')} type="date" min="1900-01-01" autoComplete="bday" />
        <TextField
          {...field('age')}
          inputMode="numeric"
          maxLength={LONGEST_PASTE}
          hint="填写出生日期后自动计算"
        />
        <TextField
          {...field('idNumber')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={LONGEST_PASTE}
          hint="不填也能投；填了会加密保存"
        />
        <TextArea {...field('skills')} rows={3} maxLength={LONGEST_STORY} />
        <TextArea {...field('selfEvaluation')} rows={3} maxLength={LONGEST_STORY} />
        <TextArea {...field('hobbies')} rows={2} maxLength={LONGEST_STORY} />
      </Fields>
    </Fold>
  )
}

/** Unfolds filled-in fields before submit, because a hidden invalid field cannot take the focus. */
export function openFilledFolds({ currentTarget }: FormEvent<HTMLFormElement>): void {
  for (const fold of currentTarget.querySelectorAll('details')) {
    const controls = [...fold.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    if (controls.some(({ value }) => value !== '')) fold.open = true
  }
}
