import type { Field, MomentKind } from './field.ts'
import { makeField, Wrong, type FieldOptions } from './field-recipe.ts'
import { FIRST_DAY } from '#contract/shared/first-day.ts'
import { isDay, readMoment, shownMoment } from '#contract/shared/moments.ts'

/** A day, `YYYY-MM-DD`. */
export const date = onCalendar('date', 'YYYY-MM-DD', (sent) => (isDay(sent) ? sent : undefined))

/** A moment, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai on the wire and UTC in the store. */
export const dateTime = onCalendar('dateTime', 'YYYY-MM-DD HH:mm:ss', readMoment, shownMoment)

/** When the record was made; the server's own clock says so. */
export function createdTime(label = '创建时间'): Field<string | null> & { setByServer: true } {
  return { ...dateTime(label), setByServer: true, isCreationTime: true }
}

/**
 * Creates the maker of such a kind.
 * @param kept the value to store; undefined for a wrong format
 */
function onCalendar(
  kind: MomentKind,
  form: string,
  kept: (sent: string) => string | undefined,
  shown?: Field<string | null>['shown'],
) {
  return (label: string, options: FieldOptions = {}): Field<string | null> => {
    const read = (sent: unknown) => {
      const value = typeof sent === 'string' ? kept(sent) : undefined
      if (value === undefined) throw new Wrong(`${label}格式应为 ${form}`)
      if (String(sent) < FIRST_DAY) throw new Wrong(`${label}不能早于 ${FIRST_DAY}`)
      return value
    }
    return makeField<string | null>(label, options, { kind, initial: null, verb: '请选择', shown, read })
  }
}
