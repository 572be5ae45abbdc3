import {
  BookMarked,
  Briefcase,
  Building2,
  FileText,
  Handshake,
  History,
  Image,
  Landmark,
  LayoutDashboard,
  Layers,
  Map,
  MessageSquareText,
  Newspaper,
  ScanText,
  School,
  Settings2,
  Tags,
  type LucideIcon,
} from 'lucide-react'

/** One entry of the left menu. Panels have no routes: the key alone chooses what is shown. */
export interface MenuEntry {
  key: string
  title: string
  icon?: LucideIcon
  children?: readonly MenuEntry[]
}

/** Entries under one heading; headings themselves cannot be chosen. */
export interface MenuGroup {
  heading: string
  entries: readonly MenuEntry[]
}

/**
 * The menu of back-office §2.4, with the entries of X-28, the site's settings (S-005) and the audit log
 * (X-82).
 */
export const menu = [
  {
    heading: '总览',
    entries: [
      { key: 'dashboard', title: '仪表盘', icon: LayoutDashboard },
      { key: 'banner', title: '轮播图管理', icon: Image },
      { key: 'page-config', title: '页面配置', icon: FileText },
      { key: 'site-settings', title: '站点设置', icon: Settings2 },
      { key: 'audit', title: '操作记录', icon: History },
    ],
  },
  {
    heading: '服务',
    entries: [
      { key: 'service', title: '服务列表', icon: Layers },
      { key: 'service-government', title: '政府数据服务', icon: Landmark },
      { key: 'service-data', title: '数据标注', icon: Tags },
      { key: 'service-collection', title: '数据采集', icon: ScanText },
      { key: 'service-bpo', title: '互联网BPO', icon: Briefcase },
      { key: 'service-map', title: '地图测绘', icon: Map },
      { key: 'service-industry', title: '产教融合', icon: School },
      { key: 'annotation-platform', title: '标注平台', icon: ScanText },
    ],
  },
  {
    heading: '案例',
    entries: [
      { key: 'case', title: '案例列表', icon: BookMarked },
      {
        key: 'case-government',
        title: '政府数据案例',
        icon: Landmark,
        children: [
          { key: 'case-soil-submission', title: '土壤汇交' },
          { key: 'case-land-extension', title: '土地延包' },
          { key: 'case-natural-disaster', title: '自然灾害' },
        ],
      },
      {
        key: 'case-data',
        title: '数据标注案例',
        icon: Tags,
        children: [
          { key: 'case-data-large-model', title: '大模型' },
          { key: 'case-data-autonomous-driving', title: '自动驾驶' },
          { key: 'case-data-image-video', title: '图像视频' },
          { key: 'case-data-content-relevance', title: '内容相关性' },
          { key: 'case-data-multilingual-text', title: '多语言文本' },
          { key: 'case-data-multilingual-speech', title: '多语言语音' },
        ],
      },
      {
        key: 'case-map',
        title: '地图测绘案例',
        icon: Map,
        children: [
          { key: 'case-map-making', title: '地图制作' },
          { key: 'case-urban-planning', title: '城市规划' },
          { key: 'case-environment-protection', title: '环境保护' },
          { key: 'case-resource-management', title: '资源管理' },
        ],
      },
      {
        key: 'case-industry',
        title: '产教融合案例',
        icon: School,
        children: [
          // The specification names three colleges without giving their names.
          { key: 'case-industry-shenzhen', title: '深圳合作院校' },
          { key: 'case-industry-guangzhou', title: '广州合作院校' },
          { key: 'case-industry-jiangxi', title: '江西合作院校' },
        ],
      },
    ],
  },
  {
    heading: '企业',
    entries: [
      { key: 'partner', title: '合作企业', icon: Handshake },
      { key: 'news', title: '新闻资讯', icon: Newspaper },
      {
        key: 'contact-management',
        title: '联系管理',
        icon: MessageSquareText,
        children: [
          { key: 'contact', title: '访客留言' },
          { key: 'recruitment', title: '招聘管理' },
          { key: 'application', title: '简历管理' },
        ],
      },
      { key: 'base', title: '基地管理', icon: Building2 },
      {
        key: 'about',
        title: '关于我们',
        icon: BookMarked,
        children: [
          { key: 'about-content', title: '公司信息' },
          { key: 'enterprise-honors', title: '企业荣誉' },
          { key: 'software-copyright', title: '软件著作权' },
          { key: 'qualification-certification', title: '资质认证' },
          { key: 'leadership-care', title: '领导关怀' },
          { key: 'wechat-qr-config', title: '微信二维码' },
          { key: 'core-member', title: '核心成员' },
        ],
      },
    ],
  },
] as const satisfies readonly MenuGroup[]

type KeysOf<Entry> = Entry extends { key: infer Key; children: readonly (infer Child)[] }
  ? Key | KeysOf<Child>
  : Entry extends { key: infer Key }
    ? Key
    : never

/** Every key of the menu; a forgotten one does not compile where panels are listed. */
export type MenuKey = KeysOf<(typeof menu)[number]['entries'][number]>

const entries = allEntries(menu.flatMap((group): readonly MenuEntry[] => group.entries))

/** The entry's title, as the menu and the header show it. */
export const titles = Object.fromEntries(
  allEntries(menu.flatMap((group): readonly MenuEntry[] => group.entries)).map(({ key, title }) => [
    key,
    title,
  ]),
) as Record<MenuKey, string>

/** Whether the entry only leads to others; choosing it leaves a narrow window's menu open. */
export function hasSubMenu(key: MenuKey): boolean {
  return entries.some((entry) => entry.key === key && entry.children !== undefined)
}

/** Whether a remembered text still is a key of the menu. */
export function isMenuKey(key: string | null): key is MenuKey {
  return key !== null && Object.hasOwn(titles, key)
}

function allEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.children ?? [])])
}
