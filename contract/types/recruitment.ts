import {
  admin,
  batch,
  choice,
  contentType,
  create,
  createdTime,
  enveloped,
  flag,
  list,
  longText,
  order,
  remove,
  reorder,
  setFlag,
  text,
  update,
  visitor,
} from '#contract/declare.ts'

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
  noun: '招聘信息',
  fields: {
    jobTitle: text('岗位标题', { required: '请输入岗位标题' }),
    jobLocation: choice('工作地点', jobLocations, { required: '请选择工作地点' }),
    jobCategory: choice('岗位类别', jobCategories, { initial: '技术类' }),
    serviceMode: choice('服务方式', serviceModes, { initial: '全职' }),
    genderRequirement: choice('性别要求', genderRequirements, { initial: '不限' }),
    ageRequirement: text('年龄要求'),
    servicePeriod: choice('服务周期', servicePeriods, { initial: '长期' }),
    trainingPeriod: text('培训周期'),
    jobDescription: longText('岗位描述', { required: '请输入岗位描述' }),
    basicQualities: longText('基本素质'),
    professionalSkills: longText('专业技能'),
    jobRequirements: longText('岗位要求'),
    jobSource: text('岗位来源', { initial: '内部招聘' }),
    sortOrder: order('排序', { bounds: { max: 999 } }),
    status: flag(),
    createTime: createdTime(),
  },
  visitorsSee: [
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
    visitor('GET /api/recruitment/list', list({ status: 1 }), enveloped),
    admin('GET /api/recruitment/admin/list', list(), enveloped),
    admin('POST /api/recruitment/add', create(), enveloped),
    admin('POST /api/recruitment/update', update(), enveloped),
    admin('DELETE /api/recruitment/{id}', remove(), enveloped),
    admin('POST /api/recruitment/{id}/status?status=', setFlag('status'), enveloped),
    admin('POST /api/recruitment/order', reorder(), enveloped),
    admin('POST /api/recruitment/batch', batch(), enveloped),
  ],
})
