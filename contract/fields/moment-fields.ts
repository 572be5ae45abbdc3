import type { Field } from './field.ts'
import { makeField, Wrong, type FieldOptions } from './field-recipe.ts'
import { isDay, readMoment, shownMoment } from './moments.ts'

/** A day, `YYYY-MM-DD`. */
export function date(label: string, options: FieldOptions = {}): Field<string | null> {
  return makeField<string | null>(label, options, {
    kind: 'date',
    initial: null,
    verb: '请选择',
    read(sent) {
      if (typeof sent !== 'string' || !isDay(sent)) throw new Wrong(`${label}格式应为 YYYY-MM-DD`)
      return sent
    },
  })
}

/** A moment, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai on the wire and UTC in the store. */
export function dateTime(label: string, options: FieldOptions = {}): Field<string | null> {
  return makeField<string | null>(label, options, {
    kind: 'dateTime',
    initial: null,
    verb: '请选择',
    shown: shownMoment,
    read(sent) {
      const moment = typeof sent === 'string' ? readMoment(sent) : undefined
      if (moment === undefined) throw new Wrong(`${label}格式应为 YYYY-MM-DD HH:mm:ss`)
      return moment
    },
  })
}

/** When the record was made; the server's own clock says so. */
export function createdTime(label = '创建时间'): Field<string | null> & { setByServer: true } {
  return { ...dateTime(label), setByServer: true, isCreationTime: true }
}
