/** The field that names the version of the policy that the form showed. */
export const NOTICE_VERSION_FIELD = 'noticeVersion'

/** The policy version that the form showed; nothing where it showed none. */
export function readShownNotice(form: FormData): { noticeVersion?: string } {
  const noticeVersion = form.get(NOTICE_VERSION_FIELD)
  return typeof noticeVersion === 'string' && noticeVersion !== '' ? { noticeVersion } : {}
}
