/** Names the wording of the personal-information notice; a new wording gets a new version, which is stored with each consent. */
export const NOTICE_VERSION = '2026-01'
