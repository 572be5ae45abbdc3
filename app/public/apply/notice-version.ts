/** Names the wording of the personal-information notice; a new wording gets a new version. */
export const NOTICE_VERSION = '2026-11'

/** The field that names what the applicant had before them. */
export const CONSENT_VERSION_FIELD = 'consentVersion'

/** What is stored with a consent: the notice's version and that of the policy it leads to. */
export const consentVersionOf = (privacyVersion: string): string =>
  `${NOTICE_VERSION}，隐私政策 ${privacyVersion}`

/** The version of the notice that the form showed; the current one where the form names none. */
export function readConsentVersion(form: FormData): string {
  const shown = form.get(CONSENT_VERSION_FIELD)
  return typeof shown === 'string' && shown !== '' ? shown : NOTICE_VERSION
}
