import { caseTables } from './case-tables.ts'
import { serviceTables } from './service-tables.ts'
import { column, type Migration, type TableColumns } from './schema.ts'

const { id, text, list, moment, integer, optionalInteger, enabled, looseReference } = column

const tables: Record<string, TableColumns> = {
  core_member: {
    id,
    name: text,
    position: text,
    introduction: text,
    achievements: text,
    photoUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  leadership_care: {
    id,
    description: text,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  enterprise_honors: {
    id,
    title: text,
    description: text,
    category: text,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  software_copyright: {
    id,
    title: text,
    description: text,
    category: text,
    copyrightNumber: text,
    registrationDate: moment,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  qualification_certification: {
    id,
    title: text,
    description: text,
    category: text,
    certificateNumber: text,
    issuingAuthority: text,
    issueDate: moment,
    expiryDate: moment,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  recruitment: {
    id,
    jobTitle: text,
    jobLocation: text,
    jobCategory: text,
    serviceMode: text,
    genderRequirement: text,
    ageRequirement: text,
    servicePeriod: text,
    trainingPeriod: text,
    jobDescription: text,
    basicQualities: text,
    professionalSkills: text,
    jobRequirements: text,
    jobSource: text,
    sortOrder: integer,
    status: enabled,
    createTime: moment,
  },
  label: {
    id,
    title: text,
    subtitle: text,
    description: text,
    content: text,
    imageUrls: list,
  },
  data_annotation_support: {
    id,
    category: text,
    categoryOrder: integer,
    categoryStatus: enabled,
    subCategory: text,
    subCategoryOrder: integer,
    subCategoryStatus: enabled,
    icon: text,
    description: text,
    imageUrlsList: list,
  },
  intelligent_annotation: {
    id,
    title: text,
    icon: text,
    description: text,
    orderNum: integer,
    status: enabled,
    videoUrlsList: list,
  },
  quality_process: {
    id,
    title: text,
    imageUrlsList: list,
    orderNum: integer,
    status: enabled,
  },
  application: {
    id,
    name: text,
    gender: text,
    birthDate: moment,
    age: optionalInteger,
    idNumber: text,
    phone: text,
    email: text,
    school: text,
    education: text,
    experience: text,
    skills: text,
    hobbies: text,
    selfEvaluation: text,
    jobTitle: text,
    jobLocation: text,
    resumeUrl: text,
    status: integer,
    createTime: moment,
    isSuspect: integer,
    consentVersion: text,
    consentTime: moment,
  },
  resume: {
    id,
    referenceHash: text,
    fileName: text,
    originalName: text,
    createTime: moment,
    applicationId: looseReference,
  },
}

/** The content of all other pages, applications, and the fingerprints of the journal. */
export const allContent: Migration = {
  name: '002-all-content',
  async up(schema) {
    for (const [name, columns] of Object.entries({ ...tables, ...serviceTables, ...caseTables }))
      await schema.createTable(name, columns)
    await schema.addColumn('contact_message', 'isSuspect', integer)
    await schema.addColumn('audit', 'previousHash', text)
    await schema.addColumn('audit', 'hash', text)
    await schema.addIndex('gallery_image', ['moduleId'])
    await schema.addIndex('case', ['category'])
    await schema.addIndex('autonomous_driving_item', ['category'])
    await schema.addIndex('resume', ['referenceHash'], { unique: true })
    await schema.addIndex('resume', ['applicationId'])
    await schema.addIndex('resume', ['fileName'])
  },
}
