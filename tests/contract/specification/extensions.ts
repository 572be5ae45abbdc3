import { adminList, special, type SpecifiedCall, type SpecifiedType } from './vocabulary.ts'

const own = 'X-82'

const sessions: readonly SpecifiedCall[] = [
  special(own, 'GET /api/admin/session', { keys: ['user', 'timeLeftMs'] }),
  adminList(own, 'GET /api/admin/sessions', {
    keys: ['id', 'device', 'address', 'createTime', 'lastUsedTime', 'isCurrent'],
  }),
  special(own, 'DELETE /api/admin/sessions', { answers: 'nothing' }),
  special(own, 'POST /api/admin/password', { answers: 'object', keys: ['token'] }),
  adminList(own, 'GET /api/admin/audit', {
    shape: 'envelope with total',
    keys: [
      'id',
      'createTime',
      'accountId',
      'username',
      'address',
      'action',
      'typeName',
      'noun',
      'recordId',
      'title',
      'changedKeys',
    ],
  }),
]

const file = { shape: 'file', answers: 'bytes' } as const
const people: readonly SpecifiedCall[] = [
  special(own, 'GET /api/application/{id}/resume', file),
  special(own, 'GET /api/contact/admin/export', file),
  special(own, 'GET /api/application/admin/export', file),
  special('X-94', 'GET /api/application/{id}/person', { keys: ['messages', 'applications', 'names'] }),
  special('X-94', 'GET /api/application/{id}/person/export', file),
  special('X-94', 'DELETE /api/application/{id}/person', { success: '删除成功', answers: 'nothing' }),
]

const described: readonly SpecifiedCall[] = [
  special(own, 'GET /api/openapi.json', { access: 'visitor', shape: 'bare' }),
]

/** One public record for a page of its own; a job includes its publication date. */
const alone: readonly SpecifiedCall[] = [
  special(own, 'GET /api/news/published/{id}', {
    access: 'visitor',
    keys: ['id', 'title', 'summary', 'content', 'coverImage', 'author', 'publishTime', 'createTime'],
  }),
  special(own, 'GET /api/recruitment/list/{id}', {
    access: 'visitor',
    keys: [
      'id',
      'jobTitle',
      'jobLocation',
      'jobCategory',
      'serviceMode',
      'genderRequirement',
      'ageRequirement',
      'servicePeriod',
      'trainingPeriod',
      'jobDescription',
      'basicQualities',
      'professionalSkills',
      'jobRequirements',
      'jobSource',
      'createTime',
    ],
  }),
]

/** The gallery calls answer under this path too. */
const galleryAliases: readonly SpecifiedCall[] = [
  special('X-30', 'POST /api/government-service/admin/module/gallery/add', { success: '添加成功' }),
  special('X-30', 'POST /api/government-service/admin/module/gallery/update', { success: '更新成功' }),
  special('X-30', 'POST /api/government-service/admin/module/gallery/delete/{id}', {
    success: '删除成功',
    answers: 'nothing',
  }),
]

/** Drag order of every list that has an order, and bulk acts on every list of the console. */
const manyAtOnce = (types: readonly SpecifiedType[]): readonly SpecifiedCall[] =>
  types
    .filter(({ isSingle }) => !isSingle)
    .flatMap(({ area, sortedBy }) => [
      ...(sortedBy ? [special(own, `POST /api/${area}/order`, { answers: 'nothing' })] : []),
      special(own, `POST /api/${area}/batch`, { answers: 'nothing' }),
    ])
    .map((call) =>
      call.endpoint.includes('autonomous-driving') ? { ...call, shape: 'envelope with msg' } : call,
    )

/** The calls named in beside the 194. */
export const extensionCalls = (types: readonly SpecifiedType[]): readonly SpecifiedCall[] => [
  ...sessions,
  ...people,
  ...described,
  ...alone,
  ...galleryAliases,
  ...manyAtOnce(types),
]
