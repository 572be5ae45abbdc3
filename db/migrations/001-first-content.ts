import { column, referenceTo, type Migration, type TableColumns } from './schema.ts'

const { id, text, moment, integer, enabled, decimal, looseReference } = column

const tables: Record<string, TableColumns> = {
  banner: {
    id,
    title: text,
    subtitle: text,
    imageUrl: text,
    linkUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  service: {
    id,
    title: text,
    description: text,
    icon: text,
    imageUrl: text,
    content: text,
    sortOrder: integer,
    status: enabled,
  },
  case: {
    id,
    title: text,
    description: text,
    category: text,
    imageUrl: text,
    content: text,
    sortOrder: integer,
    status: enabled,
  },
  about: {
    id,
    companyName: text,
    description: text,
    mission: text,
    vision: text,
    valuesText: text,
    address: text,
    phone: text,
    email: text,
    website: text,
    mediaType: text,
    imageUrl: text,
    videoUrl: text,
  },
  partner: {
    id,
    name: text,
    logoUrl: text,
    websiteUrl: text,
    description: text,
    sortOrder: integer,
    status: enabled,
    createTime: moment,
  },
  news: {
    id,
    title: text,
    summary: text,
    content: text,
    coverImage: text,
    author: text,
    status: integer,
    sortOrder: integer,
    publishTime: moment,
    createTime: moment,
  },
  base: {
    id,
    name: text,
    description: text,
    address: text,
    phone: text,
    email: text,
    latitude: decimal,
    longitude: decimal,
    workstationCount: integer,
    sortOrder: integer,
    status: enabled,
  },
  contact_message: {
    id,
    name: text,
    email: text,
    phone: text,
    subject: text,
    message: text,
    createTime: moment,
  },
  page_config: { id, pageKey: text, configKey: text, configValue: text, description: text },
  wechat_qr_config: {
    id,
    title: text,
    description: text,
    qrImageUrl: text,
    qrType: text,
    sortOrder: integer,
    status: enabled,
  },
  account: { id, username: text, realName: text, passwordHash: text, isEnabled: enabled, createTime: moment },
  session: {
    id,
    tokenHash: text,
    accountId: referenceTo('account'),
    createTime: moment,
    lastUsedTime: moment,
  },
  attempt: { id, key: text, count: integer, endTime: moment },
  audit: {
    id,
    createTime: moment,
    accountId: looseReference,
    username: text,
    address: text,
    action: text,
    typeName: text,
    noun: text,
    recordId: looseReference,
    title: text,
    changedKeys: text,
  },
  revision: {
    id,
    auditId: referenceTo('audit'),
    typeName: text,
    recordId: looseReference,
    createTime: moment,
    before: text,
    after: text,
  },
}

/** The content of the home page, messages, accounts and the journal. */
export const firstContent: Migration = {
  name: '001-first-content',
  async up(schema) {
    for (const [name, columns] of Object.entries(tables)) await schema.createTable(name, columns)
    await schema.addIndex('page_config', ['pageKey', 'configKey'], { unique: true })
    await schema.addIndex('account', ['username'], { unique: true })
    await schema.addIndex('session', ['tokenHash'], { unique: true })
    await schema.addIndex('session', ['accountId'])
    await schema.addIndex('session', ['lastUsedTime'])
    await schema.addIndex('attempt', ['key'], { unique: true })
    await schema.addIndex('attempt', ['endTime'])
    await schema.addIndex('contact_message', ['createTime'])
    await schema.addIndex('audit', ['createTime'])
    await schema.addIndex('revision', ['auditId'])
    await schema.addIndex('revision', ['typeName', 'recordId'])
  },
}
