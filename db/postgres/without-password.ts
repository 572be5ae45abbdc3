/** The address of a database as it may be shown and logged. */
export function withoutPassword(databaseUrl: string): string {
  const { protocol, username, host, pathname } = new URL(databaseUrl)
  return `${protocol}//${username ? `${username}@` : ''}${host}${pathname}`
}
