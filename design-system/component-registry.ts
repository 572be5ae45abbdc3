/** Who meets a part. */
export type Audience = '访客' | '后台' | '共用'

/** One component of the design system, as both specifications need it. */
export interface Part {
  /** Its folder under design-system/. */
  folder: string
  /** What a designer calls it. */
  name: string
  audience: Audience
  /** What it is for, with the section of the specification that asks for it. */
  purpose: string
  /** Every visitor's first page needs it: built into the one script that all pages share (vite.config.ts). */
  isOnEveryVisit?: boolean
}

/** Every component by the job it does. What has no story, test or usage page shows on the page itself. */
export const components = {
  布局: [
    onEveryVisit(part('container', '版心', '共用', '限制内容宽度并给出两侧留白')),
    onEveryVisit(part('section', '分区', '访客', '浅、淡、墨三种底色的页面分区')),
    onEveryVisit(part('section-heading', '分区标题', '访客', '眉题、标题与导语')),
    onEveryVisit(part('page-section', '页面区块', '访客', '带分区标题的页面分区，没有内容时换成空状态')),
    part('card', '卡片', '共用', '服务、案例、成员与基地卡片（前台 2.3–2.12）'),
    part('page-banner', '页面横幅', '访客', '各页顶部的标题、说明与背景图（前台 2.5–2.13）'),
    part('feature-row', '图文行', '访客', '课程、实践、BPO 各环节的左图右文（前台 2.8、2.9）'),
    part('contour-lines', '等高线', '访客', '测绘主题的装饰底纹'),
    onEveryVisit(part('survey-frame', '测绘取景框', '访客', '带角手柄的图框')),
    part('tick-rule', '刻度线', '访客', '带坐标刻度的分隔线'),
    onEveryVisit(part('visually-hidden', '仅供读屏', '共用', '只给读屏软件的文字')),
    onEveryVisit(part('skip-link', '跳到正文', '共用', '键盘用户的第一站')),
  ],
  导航: [
    onEveryVisit(part('nav-dropdown', '导航下拉', '访客', '页头的服务菜单（前台 2.2）')),
    part('breadcrumbs', '面包屑', '访客', '案例子页的层级'),
    part('tab-strip', '标签条', '访客', '行业方案、标注类别的切换（前台 2.6、2.13）'),
    part('tabs', '标签页', '后台', '自动驾驶条目等分类切换（后台 2.5）'),
    part('pagination', '分页', '后台', '表格翻页'),
    part('section-rail', '分节导航', '后台', '长表单各节的跳转、未保存与有误的标记（后台 2.6）'),
    part('show-all', '查看全部', '访客', '长列表先见开头，其余按需展开（前台 2.6–2.11）'),
    part('menu-tree', '菜单树', '后台', '后台左侧菜单（后台 2.3、2.4）'),
    part('menu-button', '菜单按钮', '后台', '行内更多操作、账户菜单'),
    part('theme-switch', '显示方式', '访客', '浅色、深色、适老与素灰的切换'),
  ],
  媒体: [
    onEveryVisit(
      part('carousel', '轮播', '访客', '首屏、伙伴、著作权、资讯、平台介绍五处（前台 2.3、2.10、2.13）'),
    ),
    part('gallery', '图集与看大图', '访客', '荣誉、关怀、模块图集（前台 2.5、2.10）'),
    part('showcase', '列表配图', '访客', '技术优势与典型应用：选一条，看一图（前台 2.7）'),
    onEveryVisit(part('picture', '图片', '共用', '由浏览器取合适的格式与宽度，加载前占好位置')),
    onEveryVisit(part('media-frame', '图片框', '共用', '固定比例、缺图时有替代的图片')),
    part('media-sample', '采集样例', '访客', '视频卡、音频条与文本样例（前台 2.9、2.13）'),
    part('process-flow', '流程', '访客', '步骤与时间线（前台 2.9、2.13）'),
    part('icon-grid', '图标格', '访客', '八个领域图标（前台 2.5–2.8）'),
    part('rich-content', '富文本内容', '访客', '资讯与服务的正文（X-43）'),
    part('counter', '数字计数', '访客', '看到时数一次的数字（前台 2.3）'),
    part('stat-card', '统计卡', '后台', '仪表盘计数（后台 2.5）'),
  ],
  操作: [
    onEveryVisit(part('button', '按钮', '共用', '按钮与按钮式链接')),
    onEveryVisit(part('icon-button', '图标按钮', '共用', '只有图标的按钮，必有名称')),
    part('copy-button', '复制按钮', '访客', '邮箱与电话（前台 2.12、2.14）'),
    part('toolbar', '工具条', '后台', '表格上方的搜索与操作'),
    part('tooltip', '提示', '后台', '悬停或聚焦时的一句说明'),
  ],
  输入: [
    part('field', '字段', '访客', '原生输入、多行与选择（前台 5.1、5.2）'),
    part('form-field', '字段框', '后台', '标签、说明与错误'),
    part('text-field', '单行输入', '后台', '标题、名称等（后台 3）'),
    part('text-area', '多行输入', '后台', '描述、简介等（后台 3）'),
    part('rich-text-field', '富文本编辑', '后台', '资讯、服务、案例正文（X-43）'),
    part('number-field', '数字输入', '后台', '排序与工位数（后台 5.3）'),
    part('select-field', '下拉选择', '后台', '招聘选项等（后台 3）'),
    part('combo-box', '可输入下拉', '后台', '案例分类等长列表'),
    part('radio-group', '单选组', '后台', '状态、性别等'),
    part('switch-field', '开关', '后台', '启用与禁用（后台 4）'),
    part('status-switch', '状态开关', '后台', '表格行里的状态切换（后台 4）'),
    part('date-field', '日期', '后台', '登记、颁发与到期日期（后台 9）'),
    part('date-time-field', '日期时间', '后台', '资讯发布时间（后台 9）'),
    part('icon-chooser', '图标选择', '后台', '标注支持与行业方案的图标（后台 3）'),
    part('coordinates-field', '经纬度', '后台', '基地坐标，六位小数（后台 5.3）'),
    part('image-upload-field', '单图上传', '后台', '带校验与进度（后台 5.4）'),
    part('image-list-field', '多图上传', '后台', '可排序的图片列表（后台 3）'),
    part('media-upload-field', '音视频上传', '后台', '视频、音频与附件（后台 5.4）'),
    part('list-field', '条目列表', '后台', '场景、样例等可增减的条目（后台 3）'),
    part('lines-field', '逐行文本', '后台', '每行一条的短文本'),
    part('order-list', '拖动排序', '后台', '调整显示顺序'),
    part('search-field', '搜索', '后台', '按关键字查找'),
    part('filter-bar', '筛选条', '后台', '搜索、条件与日期范围'),
    part('column-chooser', '显示列', '后台', '表格显示哪些列，每位管理员各自记住'),
  ],
  数据: [
    part('data-table', '数据表', '后台', '排序、选择、缩略图与行操作（后台 2.5）'),
    part('description-list', '描述列表', '后台', '简历与系统信息的只读详情（后台 2.5）'),
    part('difference-view', '差异对比', '后台', '冲突与审计中改了什么'),
    part('tag', '标签', '共用', '状态与分类'),
  ],
  反馈: [
    part('modal', '原生对话框', '访客', '成员、资讯、岗位与二维码详情（前台 2.10–2.14）'),
    part('dialog-frame', '对话框框架', '后台', '后台对话框的共同骨架'),
    part('form-dialog', '表单对话框', '后台', '新增与编辑，宽 560–800 像素（后台 2.7）'),
    part('confirm-dialog', '确认框', '后台', '删除前的确认（后台 4）'),
    part('drawer', '抽屉', '后台', '窄屏菜单与筛选'),
    part('popover-surface', '浮层', '后台', '下拉与日历的底板'),
    part('error-summary', '错误汇总', '后台', '提交后列出各处错误，点击即到字段（后台 5.2）'),
    part('alert', '提示条', '共用', '说明、警告与错误'),
    part('toast', '轻提示', '后台', '保存成功等结果（后台 8）'),
    part('toast-line', '单行轻提示', '访客', '已复制到剪贴板等（后台 8）'),
    part('progress-bar', '进度条', '后台', '上传进度'),
    onEveryVisit(part('spinner', '等待', '共用', '不到一秒的等待')),
    part('skeleton', '骨架', '后台', '加载中的占位'),
    part('empty-state', '空状态', '共用', '没有内容时说明怎么办'),
  ],
} satisfies Record<string, Part[]>

/** What a component's folder may be called. */
export type Folder = (typeof components)[keyof typeof components][number]['folder']

/** The components of all jobs, in their order. */
export const allComponents: readonly (Part & { folder: Folder })[] = Object.values(components).flat()

/** Folders of the design system that are no component: what several components share. */
export const sharedFolders: ReadonlySet<string> = new Set([
  'console-locale',
  'global-style',
  'hooks',
  'keys',
  'theme',
  'tokens',
  'upload',
])

function part<const F extends string>(
  folder: F,
  name: string,
  audience: Audience,
  purpose: string,
): Part & { folder: F } {
  return { folder, name, audience, purpose }
}

function onEveryVisit<P extends Part>(component: P): P {
  return { ...component, isOnEveryVisit: true }
}
