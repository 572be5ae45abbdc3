import type { Migration } from './schema.ts'

/** The newest entries of one act, one account or one kind of record, without a look at the million others. */
export const auditFilters: Migration = {
  name: '007-audit-filters',
  async up(schema) {
    for (const field of ['action', 'accountId', 'typeName'])
      await schema.addIndex('audit', [field, 'createTime', 'id'])
  },
}
