/**
 * Retries of a failed test: one on a build machine, where the log names each test that then passes
 * (docs/decisions/0016).
 */
export const testRetries = process.env.CI ? 1 : 0
