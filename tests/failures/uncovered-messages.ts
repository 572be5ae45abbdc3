/** Lines of the error catalogues that neither a walk nor a test of their number meets, each with the reason. */
export const uncoveredLines: Readonly<Record<string, string>> = {}

/** Failure messages in the sources of console and site that no test covers, each with the reason. */
export const uncoveredMessages: Readonly<Record<string, string>> = {}
