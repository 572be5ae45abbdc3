/** The address that begins a mail. It may hold `?` and `&`, and a stranger wrote it: unescaped they would add a copy to somebody else. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
