/** The field that people do not see; only programs fill it. */
export const HONEYPOT = 'homepage'

/** What a form sends for spam screening: the filled hidden field and the fill time. */
export function readSpamSigns(form: FormData, fillMs?: number): { homepage?: string; fillMs?: number } {
  const homepage = form.get(HONEYPOT)
  return {
    ...(typeof homepage === 'string' && homepage !== '' && { homepage }),
    ...(fillMs !== undefined && { fillMs }),
  }
}
