import type { ListFacts } from '#tests/panels/list-facts.ts'
import {
  add,
  adminList,
  choice,
  createTime,
  flag,
  line,
  order,
  publicList,
  remove,
  seen,
  setStatus,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const recruitment: SpecifiedType = {
  entity: 'Recruitment',
  area: 'recruitment',
  id: 'everybody',
  fields: {
    jobTitle: seen(line('数据标注员', { required: '请输入岗位标题' })),
    jobLocation: seen(
      choice(['合肥', '淮南-山南', '淮南山北', '扬州', '驻场'], '合肥', { required: '请选择工作地点' }),
    ),
    jobCategory: seen(choice(['技术类', '管理类', '销售类', '数据类'], '数据类', { initial: '技术类' })),
    serviceMode: seen(choice(['全职', '兼职', '实习'], '兼职', { initial: '全职' })),
    genderRequirement: seen(choice(['不限', '男', '女'], '女', { initial: '不限' })),
    ageRequirement: seen(line('18-45岁')),
    servicePeriod: seen(choice(['长期', '短期', '项目制'], '项目制', { initial: '长期' })),
    trainingPeriod: seen(line('一周')),
    jobDescription: seen(text('按规范完成图像标注', { required: '请输入岗位描述' })),
    basicQualities: seen(text('认真细致')),
    professionalSkills: seen(text('会使用计算机')),
    jobRequirements: seen(text('高中以上学历')),
    jobSource: seen(line('校园招聘', { initial: '内部招聘' })),
    sortOrder: order({ max: 999 }),
    status: flag(),
    createTime,
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-022', 'GET /api/recruitment/list'),
    adminList('C-044', 'GET /api/recruitment/admin/list'),
    add('C-106', 'POST /api/recruitment/add'),
    update('C-107', 'POST /api/recruitment/update'),
    remove('C-108', 'DELETE /api/recruitment/{id}'),
    setStatus('C-109', 'POST /api/recruitment/{id}/status?status='),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [recruitment]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-012, A-146, A-312', form: 'A-194, A-358, A-359, A-360', load: 'A-606' },
    panel: 'recruitment',
    list: 'GET /api/recruitment/admin/list',
    noun: '招聘信息',
    named: ['岗位标题', 'jobTitle'],
    refusals: ['请输入岗位标题', '请选择工作地点', '请输入岗位描述'],
    calls: {
      add: 'POST /api/recruitment/add',
      change: 'POST /api/recruitment/update',
      flip: 'POST /api/recruitment/{id}/status',
      remove: 'DELETE /api/recruitment/{id}',
    },
    loadFailure: '加载招聘信息失败',
    width: 800,
  },
]
