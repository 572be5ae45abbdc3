/** No record of the company is about an earlier day: such a year is a mistyped one. */
export const FIRST_DAY = '1900-01-01'
