import { column, type Migration } from './schema.ts'

/** Where a sign-in came from and on what, so that people know their own; of earlier ones nothing is known. */
export const sessionDevices: Migration = {
  name: '006-session-devices',
  async up(schema) {
    await schema.addColumn('session', 'address', column.text)
    await schema.addColumn('session', 'device', column.text)
  },
}
