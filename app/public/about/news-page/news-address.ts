/** Where a story has a page of its own. */
export const newsAddress = (id: number) => `/about/news/${id}`
