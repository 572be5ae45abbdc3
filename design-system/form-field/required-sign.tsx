import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { RequiredMark } from './form-field.styles.ts'

type RequiredSignProps = {
  /** Said by the name, for controls whose role knows no `aria-required`: choices, dates, groups. */
  isSpoken: boolean
}

/** Marks a label as that of a field that must be filled in. */
export function RequiredSign({ isSpoken }: RequiredSignProps) {
  return (
    <>
      <RequiredMark aria-hidden>*</RequiredMark>
      {isSpoken && <VisuallyHidden>（必填）</VisuallyHidden>}
    </>
  )
}
