import { column, type Migration } from './schema.ts'

/** Company and site settings of administrators, and the privacy policy version that a visitor's message refers to. */
export const siteSettings: Migration = {
  name: '008-site-settings',
  async up(schema) {
    const { id, text, list } = column
    await schema.createTable('site_settings', {
      id,
      legalName: text,
      blurb: text,
      address: text,
      phone: text,
      email: text,
      icpNumber: text,
      securityNumber: text,
      baiduVerification: text,
      so360Verification: text,
      bingVerification: text,
      baiduPushKey: text,
      days: list,
      privacyText: text,
      privacyVersion: text,
      termsText: text,
      termsVersion: text,
    })
    await schema.addColumn('contact_message', 'noticeVersion', text)
  },
}
