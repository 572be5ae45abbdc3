import type { Migration } from './schema.ts'

const searched = {
  contact_message: ['name', 'email', 'phone', 'subject', 'message'],
  application: ['name', 'phone', 'email', 'jobTitle', 'school'],
}

/** Lets a row that SQLite's `INSERT OR REPLACE` puts in the place of another take that one's texts out of the search. */
export const replacedRows: Migration = {
  name: '011-replaced-rows',
  up: (schema) => schema.noteReplacedTexts(searched),
}
