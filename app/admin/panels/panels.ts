import type { ComponentType } from 'react'
import { lazily } from '#app/lazily.tsx'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { ChooseSubMenu } from './later/choose-sub-menu.tsx'
import { coming } from './later/coming-panel.tsx'

const casesOfCategory = coming('该分类下的成功案例')

/** What each menu entry shows; each panel is a chunk of its own. A forgotten key does not compile. */
export const panels = {
  dashboard: lazily(
    () => import('./dashboard/dashboard-panel.tsx'),
    (module) => module.DashboardPanel,
  ),
  banner: lazily(
    () => import('./banner/banner-panel.tsx'),
    (module) => module.BannerPanel,
  ),
  partner: lazily(
    () => import('./partner/partner-panel.tsx'),
    (module) => module.PartnerPanel,
  ),
  contact: lazily(
    () => import('./contact/contact-panel.tsx'),
    (module) => module.ContactPanel,
  ),
  'page-config': lazily(
    () => import('./page-config/page-config-panel.tsx'),
    (module) => module.PageConfigPanel,
  ),
  audit: lazily(
    () => import('./audit/audit-panel.tsx'),
    (module) => module.AuditPanel,
  ),
  'case-land-extension': lazily(
    () => import('./land-extension/land-extension-panel.tsx'),
    (module) => module.LandExtensionPanel,
  ),

  'contact-management': ChooseSubMenu,
  about: ChooseSubMenu,
  'case-government': ChooseSubMenu,
  'case-data': ChooseSubMenu,
  'case-map': ChooseSubMenu,
  'case-industry': ChooseSubMenu,

  service: coming('首页服务卡片的标题、图标、图片与介绍'),
  'service-government': coming('政府数据服务的模块与图集'),
  'service-data': coming('数据标注介绍与行业解决方案'),
  'service-collection': lazily(
    () => import('./service-collection/service-collection-panel.tsx'),
    (module) => module.ServiceCollectionPanel,
  ),
  'service-bpo': lazily(
    () => import('./service-bpo/service-bpo-panel.tsx'),
    (module) => module.ServiceBpoPanel,
  ),
  'service-map': coming('地图测绘介绍、技术优势与典型应用'),
  'service-industry': coming('产教融合的院校、课程、实践与社会服务'),
  'annotation-platform': coming('标注平台信息、标注支持、智能辅助标注与质量流程'),
  news: coming('新闻资讯的撰写、发布与下架'),
  recruitment: coming('招聘岗位'),
  application: coming('应聘者投递的简历'),
  base: coming('各基地的地址、联系方式与坐标'),
  'about-content': lazily(
    () => import('./about-content/about-content-panel.tsx'),
    (module) => module.AboutContentPanel,
  ),
  'enterprise-honors': coming('企业荣誉'),
  'software-copyright': coming('软件著作权'),
  'qualification-certification': coming('资质认证'),
  'leadership-care': coming('领导关怀'),
  'wechat-qr-config': coming('微信与小程序二维码'),
  'core-member': coming('核心成员'),

  case: coming('各分类的成功案例'),
  'case-soil-submission': coming('土壤汇交的简介、核心技术与业务案例'),
  'case-natural-disaster': coming('自然灾害的数据采集、数据管理与风险评估'),
  'case-data-large-model': casesOfCategory,
  'case-data-autonomous-driving': coming('自动驾驶的介绍与服务、采集、平台、优势条目'),
  'case-data-image-video': casesOfCategory,
  'case-data-content-relevance': casesOfCategory,
  'case-data-multilingual-text': casesOfCategory,
  'case-data-multilingual-speech': casesOfCategory,
  'case-map-making': casesOfCategory,
  'case-urban-planning': casesOfCategory,
  'case-environment-protection': casesOfCategory,
  'case-resource-management': casesOfCategory,
  'case-industry-shenzhen': casesOfCategory,
  'case-industry-guangzhou': casesOfCategory,
  'case-industry-jiangxi': casesOfCategory,
} satisfies Record<MenuKey, ComponentType>
