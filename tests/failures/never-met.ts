/** Lines of the error catalogues that neither a walk nor a test of their number meets, each with the reason. */
export const neverMet: Readonly<Record<string, string>> = {}

/** Sentences about failures in the sources of console and site that neither a walk nor a test meets, each with the reason. */
export const neverShown: Readonly<Record<string, string>> = {}
