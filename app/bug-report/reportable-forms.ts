import { useEffect } from 'react'

/** What a form holds, by the names of its fields. */
type Values = Readonly<Record<string, unknown>>

/** A form that stands open, for the case that somebody reports a problem, or opens what was reported. */
export interface ReportableForm {
  /** What it holds, made only when somebody reports: forms are drawn at every key. */
  values(): Values
  /** Puts values in the place of its own, as far as its fields take them. */
  take(values: Values): void
}

/** Global, because the mock mode bar is a separate script that shares no module with the console. */
const PLACE = Symbol.for('tulian.open-forms')
const places = globalThis as { [PLACE]?: Map<string, ReportableForm> }
const open = (places[PLACE] ??= new Map<string, ReportableForm>())

/** The forms that stand open, by what people call them. */
export const reportableForms = (): ReadonlyMap<string, ReportableForm> => open

/**
 * Registers a mounted form, because its pictures, dates and formatted texts are in none of its controls.
 * @param name what people call it, and its element too (`aria-label`)
 */
export function useReportableForm(name: string, form: ReportableForm): void {
  useEffect(() => {
    open.set(name, form)
    return () => {
      if (open.get(name) === form) open.delete(name)
    }
  })
}
