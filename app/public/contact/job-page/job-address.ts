/** Where a posting has a page of its own. */
export const jobAddress = (id: number) => `/contact/jobs/${id}`
