/** Where a case has a page of its own. */
export const caseAddress = (id: number) => `/cases/${id}`
