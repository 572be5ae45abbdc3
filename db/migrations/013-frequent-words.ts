import type { Migration } from './schema.ts'

const searched = {
  contact_message: ['name', 'email', 'phone', 'subject', 'message'],
  application: ['name', 'phone', 'email', 'jobTitle', 'school'],
}

/** Stores on PostgreSQL in how many rows a frequent word is, so that a search need not count them. */
export const frequentWords: Migration = {
  name: '013-frequent-words',
  up: (schema) => schema.keepFrequentWords(searched),
}
