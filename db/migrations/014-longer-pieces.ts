import type { Migration } from './schema.ts'

const searched = {
  contact_message: ['name', 'email', 'phone', 'subject', 'message'],
  application: ['name', 'phone', 'email', 'jobTitle', 'school'],
}

/** Lets PostgreSQL find a longer word whose pairs of letters are all frequent, such as a telephone number. */
export const longerPieces: Migration = {
  name: '014-longer-pieces',
  up: (schema) => schema.indexLongerPieces(searched),
}
