export const hintId = (controlId: string) => `${controlId}-hint`
export const errorId = (controlId: string) => `${controlId}-error`

/** The aria attributes that tie a control to its hint or error. */
export function describedBy(controlId: string, { hint, error }: { hint?: unknown; error?: unknown }) {
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? errorId(controlId) : hint ? hintId(controlId) : undefined,
  }
}
