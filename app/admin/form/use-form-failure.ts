import { useState } from 'react'
import type { ErrorSummaryEntry } from '#design-system/error-summary/index.ts'

/**
 * The failure to show above the fields. It is left out where a field shows the same sentence, also once that field is corrected.
 * @param errors of the fields that are drawn
 */
export function useFormFailure(
  failure: string | undefined,
  errors: readonly ErrorSummaryEntry[],
): string | undefined {
  const [saidAtField, setSaidAtField] = useState<string>()
  const isSaid = failure !== undefined && errors.some(({ sentence }) => sentence === failure)
  const said = isSaid ? failure : failure === undefined ? undefined : saidAtField
  if (said !== saidAtField) setSaidAtField(said)
  return failure === said ? undefined : failure
}
