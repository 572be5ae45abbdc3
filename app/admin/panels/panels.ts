import type { ComponentType } from 'react'
import { lazily } from '#app/lazily.tsx'
import type { caseCategories } from '#contract/types/case.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { ChooseSubMenu } from './later/choose-sub-menu.tsx'

const casesOf = (category: keyof typeof caseCategories) =>
  lazily(
    () => import('./case/category-cases.tsx'),
    (module) => module.casesOf(category),
  )

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
  'site-settings': lazily(
    () => import('./site-settings/site-settings-panel.tsx'),
    (module) => module.SiteSettingsPanel,
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

  service: lazily(
    () => import('./service/service-panel.tsx'),
    (module) => module.ServicePanel,
  ),
  'service-government': lazily(
    () => import('./service-government/service-government-panel.tsx'),
    (module) => module.ServiceGovernmentPanel,
  ),
  'service-data': lazily(
    () => import('./service-data/service-data-panel.tsx'),
    (module) => module.ServiceDataPanel,
  ),
  'service-collection': lazily(
    () => import('./service-collection/service-collection-panel.tsx'),
    (module) => module.ServiceCollectionPanel,
  ),
  'service-bpo': lazily(
    () => import('./service-bpo/service-bpo-panel.tsx'),
    (module) => module.ServiceBpoPanel,
  ),
  'service-map': lazily(
    () => import('./service-map/service-map-panel.tsx'),
    (module) => module.ServiceMapPanel,
  ),
  'service-industry': lazily(
    () => import('./service-industry/service-industry-panel.tsx'),
    (module) => module.ServiceIndustryPanel,
  ),
  'annotation-platform': lazily(
    () => import('./annotation-platform/annotation-platform-panel.tsx'),
    (module) => module.AnnotationPlatformPanel,
  ),
  news: lazily(
    () => import('./news/news-panel.tsx'),
    (module) => module.NewsPanel,
  ),
  recruitment: lazily(
    () => import('./recruitment/recruitment-panel.tsx'),
    (module) => module.RecruitmentPanel,
  ),
  application: lazily(
    () => import('./application/application-panel.tsx'),
    (module) => module.ApplicationPanel,
  ),
  base: lazily(
    () => import('./base/base-panel.tsx'),
    (module) => module.BasePanel,
  ),
  'about-content': lazily(
    () => import('./about-content/about-content-panel.tsx'),
    (module) => module.AboutContentPanel,
  ),
  'enterprise-honors': lazily(
    () => import('./enterprise-honors/enterprise-honors-panel.tsx'),
    (module) => module.EnterpriseHonorsPanel,
  ),
  'software-copyright': lazily(
    () => import('./software-copyright/software-copyright-panel.tsx'),
    (module) => module.SoftwareCopyrightPanel,
  ),
  'qualification-certification': lazily(
    () => import('./qualification-certification/qualification-certification-panel.tsx'),
    (module) => module.QualificationCertificationPanel,
  ),
  'leadership-care': lazily(
    () => import('./leadership-care/leadership-care-panel.tsx'),
    (module) => module.LeadershipCarePanel,
  ),
  'wechat-qr-config': lazily(
    () => import('./wechat-qr-config/wechat-qr-config-panel.tsx'),
    (module) => module.WechatQrConfigPanel,
  ),
  'core-member': lazily(
    () => import('./core-member/core-member-panel.tsx'),
    (module) => module.CoreMemberPanel,
  ),

  case: lazily(
    () => import('./case/case-panel.tsx'),
    (module) => module.CasePanel,
  ),
  'case-soil-submission': lazily(
    () => import('./soil-submission/soil-submission-panel.tsx'),
    (module) => module.SoilSubmissionPanel,
  ),
  'case-natural-disaster': lazily(
    () => import('./natural-disaster/natural-disaster-panel.tsx'),
    (module) => module.NaturalDisasterPanel,
  ),
  'case-data-large-model': casesOf('large-model'),
  'case-data-autonomous-driving': lazily(
    () => import('./autonomous-driving/autonomous-driving-panel.tsx'),
    (module) => module.AutonomousDrivingPanel,
  ),
  'case-data-image-video': casesOf('image-video'),
  'case-data-content-relevance': casesOf('content-relevance'),
  'case-data-multilingual-text': casesOf('multilingual-text'),
  'case-data-multilingual-speech': casesOf('multilingual-speech'),
  'case-map-making': casesOf('map-making'),
  'case-urban-planning': casesOf('urban-planning'),
  'case-environment-protection': casesOf('environment-protection'),
  'case-resource-management': casesOf('resource-management'),
  'case-industry-shenzhen': casesOf('shenzhen'),
  'case-industry-guangzhou': casesOf('guangzhou'),
  'case-industry-jiangxi': casesOf('jiangxi'),
} satisfies Record<MenuKey, ComponentType>
