import { makeField } from '#contract/fields/field-recipe.ts'
import type { Field } from '#contract/fields/field.ts'
import { number } from '#contract/fields/number-fields.ts'
import { shanghaiDay } from '#contract/shared/moments.ts'

const MOST_YEARS = 120

/** What is said of a birthday that cannot be. */
export const BIRTH_DATE_WRONG = '出生日期不正确'

/** Whole years, or none when nobody said. */
export function age(label = '年龄'): Field<number | null> {
  const bounds = { min: 0, max: MOST_YEARS }
  return makeField<number | null>(
    label,
    {},
    {
      kind: 'number',
      bounds,
      initial: null,
      read: number(label, { bounds }).read,
    },
  )
}

/** The years between a birthday and a moment's day in Asia/Shanghai; undefined for a birthday that cannot be. */
export function ageOn(birthDate: string, now: Date): number | undefined {
  const today = shanghaiDay(now)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  const whole = today.slice(5) < birthDate.slice(5) ? years - 1 : years
  return birthDate <= today && whole <= MOST_YEARS ? whole : undefined
}
