import type { Line } from '#content/registry/api-client.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'

/** A list of the console as the specification describes it (back-office §2.5, §2.7, §4, §5.2, §7, §8). */
export interface ListFacts {
  /** Numbers of the checklist's lines: of the list and what is done in it, of its form, of a failed load. */
  lines: { acts: string; form?: string; load: string }
  panel: MenuKey
  /** The tab it stands in. */
  tab?: string
  /** The call that loads it, and its `{category}`. */
  list: Line
  category?: string
  noun: string
  /** Label and name of the field that names a record. */
  named: [label: string, name: string]
  /** What an empty form is told, at its fields; an empty list where nothing is checked before it is sent. */
  refusals: readonly string[]
  /** What it is told besides. */
  general?: string
  /** Words of the buttons that save. */
  saves?: { add: string; edit: string }
  /** The call that adds, the one that changes, the one that switches, the one that deletes. */
  calls: { add: string; change: string; flip?: string; remove: string }
  /** The flag that is switched, and the buttons where it is no switch. */
  flag?: string
  buttons?: { on: string; off: string }
  /** What changes and deletes say, where it is not 更新成功 and 删除成功. */
  says?: { change?: string }
  loadFailure: string
  /** The width of its dialog in px where the specification gives one (back-office §2.7, X-48). */
  width?: number
  /** Whether its pictures follow the rule of all others. */
  hasCommonPicture?: boolean
}

const renamed = { saves: { add: '添加', edit: '更新' } }
/** One call saves new and known records, and says so. */
const savedByOne = (path: string) => ({
  calls: { add: `POST ${path}/save`, change: `POST ${path}/save`, remove: `DELETE ${path}/{id}` },
  says: { change: '保存成功' },
})
const posted = (path: string) => ({
  calls: { add: `POST ${path}/add`, change: `POST ${path}/update`, remove: `POST ${path}/delete/{id}` },
})
const about = (path: string) => ({
  calls: {
    add: `POST ${path}/save`,
    change: `POST ${path}/update`,
    flip: `POST ${path}/{id}/status`,
    remove: `DELETE ${path}/{id}`,
  },
})

export const recordLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-110, A-179', form: 'A-363', load: 'A-597' },
    panel: 'service',
    list: 'GET /api/service/admin/list',
    noun: '服务',
    named: ['服务名称', 'title'],
    refusals: ['请输入服务名称', '请输入服务描述'],
    ...posted('/api/service'),
    loadFailure: '加载服务失败',
  },
  {
    lines: { acts: 'A-180', form: 'A-364', load: 'A-598' },
    panel: 'case',
    list: 'GET /api/case/admin/list',
    noun: '案例',
    named: ['案例标题', 'title'],
    refusals: ['请输入案例标题', '请输入案例描述', '请选择案例分类'],
    ...posted('/api/case'),
    loadFailure: '加载案例失败',
  },
  {
    lines: { acts: 'A-144, A-172, A-183, A-310, A-323', form: 'A-377, A-385, A-586', load: 'A-605' },
    panel: 'news',
    list: 'GET /api/news',
    noun: '资讯',
    named: ['标题', 'title'],
    refusals: ['请输入标题', '请输入摘要', '请输入内容', '请输入作者'],
    general: '请检查表单填写是否正确',
    ...renamed,
    calls: {
      add: 'POST /api/news',
      change: 'PUT /api/news',
      flip: 'PUT /api/news/{id}/status',
      remove: 'DELETE /api/news/{id}',
    },
    buttons: { on: '发布', off: '下架' },
    loadFailure: '加载资讯失败，请稍后重试',
    width: 800,
  },
  {
    lines: { acts: 'A-150, A-181', form: 'A-376', load: 'A-601' },
    panel: 'base',
    list: 'GET /api/base/admin/list',
    noun: '基地',
    named: ['基地名称', 'name'],
    refusals: ['请输入基地名称', '请输入地址'],
    ...posted('/api/base'),
    loadFailure: '加载基地失败',
  },
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
  {
    lines: { acts: 'A-153, A-583', form: 'A-422, A-369, A-386', load: 'A-619' },
    panel: 'enterprise-honors',
    list: 'GET /api/enterprise-honors/',
    noun: '企业荣誉',
    named: ['荣誉名称', 'title'],
    refusals: ['请输入荣誉名称', '请输入荣誉类别'],
    general: '保存失败',
    ...about('/api/enterprise-honors'),
    loadFailure: '加载企业荣誉失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-154, A-583', form: 'A-422, A-370, A-386', load: 'A-620' },
    panel: 'software-copyright',
    list: 'GET /api/software-copyright/',
    noun: '软件著作权',
    named: ['软件名称', 'title'],
    refusals: ['请输入软件名称', '请输入类别', '请输入登记号'],
    general: '保存失败',
    ...about('/api/software-copyright'),
    loadFailure: '加载软件著作权失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-155, A-583', form: 'A-422, A-371, A-386', load: 'A-621' },
    panel: 'qualification-certification',
    list: 'GET /api/qualification-certification/',
    noun: '资质认证',
    named: ['证书名称', 'title'],
    refusals: ['请输入证书名称', '请输入类别', '请输入证书编号', '请输入发证机构'],
    general: '保存失败',
    ...about('/api/qualification-certification'),
    loadFailure: '加载资质认证失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-156, A-173', form: 'A-422, A-372, A-386', load: 'A-622' },
    panel: 'leadership-care',
    list: 'GET /api/leadership-care',
    noun: '领导关怀',
    named: ['描述', 'description'],
    refusals: ['请输入描述'],
    general: '保存失败',
    ...renamed,
    calls: {
      add: 'POST /api/leadership-care',
      change: 'POST /api/leadership-care',
      flip: 'PUT /api/leadership-care/{id}/status',
      remove: 'DELETE /api/leadership-care/{id}',
    },
    says: { change: '保存成功' },
    loadFailure: '加载领导关怀失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-157, A-307', form: 'A-373, A-386', load: 'A-623' },
    panel: 'wechat-qr-config',
    list: 'GET /api/wechat-qr-config/',
    noun: '微信二维码',
    named: ['标题', 'title'],
    refusals: ['请输入标题'],
    general: '保存失败',
    ...about('/api/wechat-qr-config'),
    loadFailure: '加载微信二维码配置失败',
  },
  {
    lines: { acts: 'A-158, A-182, A-309', form: 'A-374', load: 'A-602' },
    panel: 'core-member',
    list: 'GET /api/core-member/all',
    noun: '核心成员',
    named: ['姓名', 'name'],
    refusals: ['请输入姓名', '请输入职位'],
    calls: { ...posted('/api/core-member').calls, flip: 'POST /api/core-member/status' },
    loadFailure: '加载核心成员失败',
  },
  {
    lines: { acts: 'A-111, A-114, A-168, A-185', form: 'A-381', load: 'A-625' },
    panel: 'service-government',
    list: 'GET /api/government-service/admin/modules',
    noun: '政府服务模块',
    named: ['模块标题', 'title'],
    refusals: ['请输入模块标题', '请输入模块描述'],
    ...posted('/api/government-service/admin/module'),
    loadFailure: '加载失败',
  },
  {
    lines: { acts: 'A-160, A-188', form: 'A-383, A-587', load: 'A-611' },
    panel: 'service-data',
    tab: '行业解决方案',
    list: 'GET /api/industry-solutions/admin/list',
    noun: '行业解决方案',
    named: ['方案标题', 'title'],
    refusals: ['请填写必填字段'],
    general: '请填写必填字段',
    calls: {
      add: 'POST /api/industry-solutions/save',
      change: 'POST /api/industry-solutions/update/{id}',
      remove: 'DELETE /api/industry-solutions/delete/{id}',
    },
    loadFailure: '加载行业解决方案失败',
    width: 800,
  },
  {
    lines: { acts: 'A-164, A-174, A-189, A-317', form: 'A-365, A-366, A-386', load: 'A-625' },
    panel: 'service-map',
    tab: '技术优势',
    list: 'GET /api/map-surveying-tech-advantages/',
    noun: '技术优势',
    named: ['技术名称', 'title'],
    refusals: ['请输入技术名称', '请输入分类', '请输入描述'],
    general: '保存失败',
    ...renamed,
    ...about('/api/map-surveying-tech-advantages'),
    loadFailure: '加载失败',
  },
  {
    lines: { acts: 'A-165, A-176, A-191, A-318', form: 'A-367, A-386', load: 'A-613' },
    panel: 'service-map',
    tab: '典型应用',
    list: 'GET /api/map-surveying-applications/',
    noun: '典型应用',
    named: ['应用名称', 'title'],
    refusals: ['请输入应用名称', '请输入分类', '请输入描述'],
    general: '保存失败',
    ...renamed,
    ...about('/api/map-surveying-applications'),
    loadFailure: '加载典型应用失败',
  },
  {
    lines: { acts: 'A-167, A-175, A-190, A-319', form: 'A-422, A-368', load: 'A-625' },
    panel: 'service-industry',
    tab: '科技服务与社会服务',
    list: 'GET /api/tech-service-social-service/',
    noun: '科技服务与社会服务',
    named: ['标题', 'title'],
    refusals: ['请输入标题', '请输入描述'],
    ...renamed,
    ...about('/api/tech-service-social-service'),
    loadFailure: '加载失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-117, A-316, A-346', form: 'A-192, A-351, A-352, A-353, A-354', load: 'A-609' },
    panel: 'annotation-platform',
    tab: '标注支持',
    list: 'GET /api/data-annotation-support/admin/list',
    noun: '标注类型',
    named: ['子分类名称', 'subCategory'],
    refusals: ['请输入分类名称', '请输入子分类名称', '请输入图标名称', '请输入描述信息'],
    calls: {
      add: 'POST /api/data-annotation-support/save',
      change: 'POST /api/data-annotation-support/save',
      flip: 'POST /api/data-annotation-support/sub-category-status',
      remove: 'POST /api/data-annotation-support/delete/{id}',
    },
    flag: 'subCategoryStatus',
    says: { change: '保存成功' },
    loadFailure: '加载数据标注支持列表失败',
    width: 600,
  },
  {
    lines: { acts: 'A-118, A-314', form: 'A-193, A-355, A-356, A-357', load: 'A-610' },
    panel: 'annotation-platform',
    tab: '智能辅助标注',
    list: 'GET /api/intelligent-annotation/list',
    noun: '智能辅助标注功能',
    named: ['功能标题', 'title'],
    refusals: ['请输入功能标题', '请输入图标名称', '请输入功能描述'],
    calls: {
      ...savedByOne('/api/intelligent-annotation').calls,
      flip: 'PUT /api/intelligent-annotation/{id}/status',
    },
    says: { change: '保存成功' },
    loadFailure: '加载智能辅助标注列表失败',
    width: 600,
  },
  {
    lines: { acts: 'A-119, A-195, A-311', load: 'A-608' },
    panel: 'annotation-platform',
    tab: '质量流程',
    list: 'GET /api/quality-process/list',
    noun: '质量流程',
    named: ['标题', 'title'],
    refusals: [],
    calls: {
      ...savedByOne('/api/quality-process').calls,
      flip: 'PUT /api/quality-process/{id}/status',
    },
    says: { change: '保存成功' },
    loadFailure: '加载质量流程列表失败',
  },
  {
    lines: { acts: 'A-121', form: 'A-422, A-387', load: 'A-615' },
    panel: 'case-soil-submission',
    tab: '核心技术',
    list: 'GET /api/soil-tech/admin/list',
    noun: '土壤汇交核心技术',
    named: ['标题', 'title'],
    refusals: [],
    ...posted('/api/soil-tech'),
    loadFailure: '加载核心技术失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-122', form: 'A-422, A-387', load: 'A-616' },
    panel: 'case-soil-submission',
    tab: '业务案例',
    list: 'GET /api/soil-case/admin/list',
    noun: '土壤汇交业务案例',
    named: ['标题', 'title'],
    refusals: [],
    ...posted('/api/soil-case'),
    loadFailure: '加载业务案例失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-126', form: 'A-387', load: 'A-626' },
    panel: 'case-natural-disaster',
    list: 'GET /api/natural-disaster-data-collection/list',
    noun: '数据采集服务',
    named: ['数据类型', 'dataType'],
    refusals: [],
    ...savedByOne('/api/natural-disaster-data-collection'),
    loadFailure: '暂时没有取到数据',
  },
  {
    lines: { acts: 'A-127', form: 'A-422, A-387', load: 'A-626' },
    panel: 'case-natural-disaster',
    tab: '智能数据管理平台',
    list: 'GET /api/natural-disaster-data-management/list',
    noun: '数据管理功能',
    named: ['标题', 'title'],
    refusals: [],
    ...savedByOne('/api/natural-disaster-data-management'),
    loadFailure: '暂时没有取到数据',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-128', form: 'A-422, A-387', load: 'A-626' },
    panel: 'case-natural-disaster',
    tab: '风险评估与可视化',
    list: 'GET /api/natural-disaster-risk-assessment/list',
    noun: '风险评估功能',
    named: ['标题', 'title'],
    refusals: [],
    ...savedByOne('/api/natural-disaster-risk-assessment'),
    loadFailure: '暂时没有取到数据',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-130', form: 'A-422, A-387', load: 'A-618' },
    panel: 'case-data-autonomous-driving',
    tab: '数据采集',
    list: 'GET /api/autonomous-driving/admin/items/{category}',
    category: 'collection',
    noun: '自动驾驶条目',
    named: ['标题', 'title'],
    refusals: [],
    calls: {
      add: 'POST /api/autonomous-driving/item/save',
      change: 'POST /api/autonomous-driving/item/save',
      remove: 'POST /api/autonomous-driving/item/delete/{id}',
    },
    says: { change: '保存成功' },
    loadFailure: '加载条目失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-124', form: 'A-422, A-387', load: 'A-625' },
    panel: 'case-land-extension',
    tab: '全流程',
    list: 'GET /api/land-extension-process/admin/list',
    noun: '土地延包流程',
    named: ['标题', 'title'],
    refusals: [],
    ...posted('/api/land-extension-process'),
    loadFailure: '加载失败',
    hasCommonPicture: true,
  },
  {
    lines: { acts: 'A-125', form: 'A-422, A-387', load: 'A-626' },
    panel: 'case-land-extension',
    tab: '系统统计',
    list: 'GET /api/land-extension-statistics/list',
    noun: '土地延包系统统计',
    named: ['标题', 'title'],
    refusals: [],
    ...savedByOne('/api/land-extension-statistics'),
    loadFailure: '暂时没有取到数据',
    hasCommonPicture: true,
  },
]
