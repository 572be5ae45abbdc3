/** The field that names the version of the policy that the form showed. */
export const NOTICE_VERSION_FIELD = 'noticeVersion'

/** The version of the policy that stood beside a form, as its message sends it; nothing where the form showed none. */
export function readShownNotice(form: FormData): { noticeVersion?: string } {
  const noticeVersion = form.get(NOTICE_VERSION_FIELD)
  return typeof noticeVersion === 'string' && noticeVersion !== '' ? { noticeVersion } : {}
}
