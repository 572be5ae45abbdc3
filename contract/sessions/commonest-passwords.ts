import { dictionary } from '@zxcvbn-ts/language-common'

/** The passwords that are tried first; 50,000 words, so this file is loaded where one is chosen and nowhere else. */
export const commonestPasswords = dictionary['passwords-common'] ?? []
