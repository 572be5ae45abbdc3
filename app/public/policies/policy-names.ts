/** Names the built-in texts of both policies: a change of them changes it. */
export const DEFAULT_POLICY_VERSION = '2026-12'

/** The policies by the last part of their address, with what they are called. */
export const policyNames = { privacy: '隐私政策', terms: '服务条款' } as const

/** One of the policies. */
export type PolicyName = keyof typeof policyNames
