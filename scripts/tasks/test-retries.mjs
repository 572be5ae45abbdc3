/** How often a test that failed is tried again: once on a build machine, and what then passes is named (docs/decisions/0016). */
export const testRetries = process.env.CI ? 1 : 0
