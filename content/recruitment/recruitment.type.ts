import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** Where people are wanted (back-office §3, recruitment option lists). */
export const jobLocations = {
  合肥: '合肥',
  '淮南-山南': '淮南-山南',
  淮南山北: '淮南山北',
  扬州: '扬州',
  驻场: '驻场',
} as const

const jobCategories = { 技术类: '技术类', 管理类: '管理类', 销售类: '销售类', 数据类: '数据类' } as const
const serviceModes = { 全职: '全职', 兼职: '兼职', 实习: '实习' } as const
const genderRequirements = { 不限: '不限', 男: '男', 女: '女' } as const
const servicePeriods = { 长期: '长期', 短期: '短期', 项目制: '项目制' } as const

/** A posting of the contact page. */
export const recruitment = contentType({
  name: 'recruitment',
  typeLabel: '招聘信息',
  fields: {
    jobTitle: field.text('岗位标题', { required: '请输入岗位标题' }),
    jobLocation: field.choice('工作地点', jobLocations, { required: '请选择工作地点' }),
    jobCategory: field.choice('岗位类别', jobCategories, { initial: '技术类' }),
    serviceMode: field.choice('服务方式', serviceModes, { initial: '全职' }),
    genderRequirement: field.choice('性别要求', genderRequirements, { initial: '不限' }),
    ageRequirement: field.text('年龄要求'),
    servicePeriod: field.choice('服务周期', servicePeriods, { initial: '长期' }),
    trainingPeriod: field.text('培训周期'),
    jobDescription: field.longText('岗位描述', { required: '请输入岗位描述' }),
    basicQualities: field.longText('基本素质'),
    professionalSkills: field.longText('专业技能'),
    jobRequirements: field.longText('岗位要求'),
    jobSource: field.text('岗位来源', { initial: '内部招聘' }),
    sortOrder: field.order('排序', { bounds: { max: 999 } }),
    status: field.flag(),
    createTime: field.createdTime(),
  },
  searched: [
    'jobTitle',
    'jobDescription',
    'jobRequirements',
    'professionalSkills',
    'basicQualities',
    'jobLocation',
  ],
  publicFields: [
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
  ],
  calls: [
    call.public('GET /api/recruitment/list', operation.list({ status: 1 }), response.envelope),
    call.public('GET /api/recruitment/list/{id}', operation.shownWithDate({ status: 1 }), response.envelope),
    call.admin('GET /api/recruitment/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/recruitment/add', operation.create(), response.envelope),
    call.admin('POST /api/recruitment/update', operation.update(), response.envelope),
    call.admin('DELETE /api/recruitment/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/recruitment/{id}/status?status=', operation.setFlag('status'), response.envelope),
    call.admin('POST /api/recruitment/order', operation.reorder(), response.envelope),
    call.admin('POST /api/recruitment/batch', operation.batch(), response.envelope),
  ],
})
