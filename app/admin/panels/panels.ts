import type { ComponentType } from 'react'
import { lazyWithRetry } from '#app/browser/lazy-with-retry.tsx'
import type { caseCategories } from '#contract/types/case.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { ChooseSubMenu } from './later/choose-sub-menu.tsx'

const casesOf = (category: keyof typeof caseCategories) =>
  lazyWithRetry(
    () => import('./case/category-cases.tsx'),
    (module) => module.casesOf(category),
  )

/** What each menu entry shows; each panel is a chunk of its own. A forgotten key does not compile. */
export const panels = {
  dashboard: lazyWithRetry(
    () => import('./dashboard/dashboard-panel.tsx'),
    (module) => module.DashboardPanel,
  ),
  banner: lazyWithRetry(
    () => import('./banner/banner-panel.tsx'),
    (module) => module.BannerPanel,
  ),
  partner: lazyWithRetry(
    () => import('./partner/partner-panel.tsx'),
    (module) => module.PartnerPanel,
  ),
  contact: lazyWithRetry(
    () => import('./contact/contact-panel.tsx'),
    (module) => module.ContactPanel,
  ),
  'page-config': lazyWithRetry(
    () => import('./page-config/page-config-panel.tsx'),
    (module) => module.PageConfigPanel,
  ),
  'site-settings': lazyWithRetry(
    () => import('./site-settings/site-settings-panel.tsx'),
    (module) => module.SiteSettingsPanel,
  ),
  audit: lazyWithRetry(
    () => import('./audit/audit-panel.tsx'),
    (module) => module.AuditPanel,
  ),
  'case-land-extension': lazyWithRetry(
    () => import('./land-extension/land-extension-panel.tsx'),
    (module) => module.LandExtensionPanel,
  ),

  'contact-management': ChooseSubMenu,
  about: ChooseSubMenu,
  'case-government': ChooseSubMenu,
  'case-data': ChooseSubMenu,
  'case-map': ChooseSubMenu,
  'case-industry': ChooseSubMenu,

  service: lazyWithRetry(
    () => import('./service/service-panel.tsx'),
    (module) => module.ServicePanel,
  ),
  'service-government': lazyWithRetry(
    () => import('./service-government/service-government-panel.tsx'),
    (module) => module.ServiceGovernmentPanel,
  ),
  'service-data': lazyWithRetry(
    () => import('./service-data/service-data-panel.tsx'),
    (module) => module.ServiceDataPanel,
  ),
  'service-collection': lazyWithRetry(
    () => import('./service-collection/service-collection-panel.tsx'),
    (module) => module.ServiceCollectionPanel,
  ),
  'service-bpo': lazyWithRetry(
    () => import('./service-bpo/service-bpo-panel.tsx'),
    (module) => module.ServiceBpoPanel,
  ),
  'service-map': lazyWithRetry(
    () => import('./service-map/service-map-panel.tsx'),
    (module) => module.ServiceMapPanel,
  ),
  'service-industry': lazyWithRetry(
    () => import('./service-industry/service-industry-panel.tsx'),
    (module) => module.ServiceIndustryPanel,
  ),
  'annotation-platform': lazyWithRetry(
    () => import('./annotation-platform/annotation-platform-panel.tsx'),
    (module) => module.AnnotationPlatformPanel,
  ),
  news: lazyWithRetry(
    () => import('./news/news-panel.tsx'),
    (module) => module.NewsPanel,
  ),
  recruitment: lazyWithRetry(
    () => import('./recruitment/recruitment-panel.tsx'),
    (module) => module.RecruitmentPanel,
  ),
  application: lazyWithRetry(
    () => import('./application/application-panel.tsx'),
    (module) => module.ApplicationPanel,
  ),
  base: lazyWithRetry(
    () => import('./base/base-panel.tsx'),
    (module) => module.BasePanel,
  ),
  'about-content': lazyWithRetry(
    () => import('./about-content/about-content-panel.tsx'),
    (module) => module.AboutContentPanel,
  ),
  'enterprise-honors': lazyWithRetry(
    () => import('./enterprise-honors/enterprise-honors-panel.tsx'),
    (module) => module.EnterpriseHonorsPanel,
  ),
  'software-copyright': lazyWithRetry(
    () => import('./software-copyright/software-copyright-panel.tsx'),
    (module) => module.SoftwareCopyrightPanel,
  ),
  'qualification-certification': lazyWithRetry(
    () => import('./qualification-certification/qualification-certification-panel.tsx'),
    (module) => module.QualificationCertificationPanel,
  ),
  'leadership-care': lazyWithRetry(
    () => import('./leadership-care/leadership-care-panel.tsx'),
    (module) => module.LeadershipCarePanel,
  ),
  'wechat-qr-config': lazyWithRetry(
    () => import('./wechat-qr-config/wechat-qr-config-panel.tsx'),
    (module) => module.WechatQrConfigPanel,
  ),
  'core-member': lazyWithRetry(
    () => import('./core-member/core-member-panel.tsx'),
    (module) => module.CoreMemberPanel,
  ),

  case: lazyWithRetry(
    () => import('./case/case-panel.tsx'),
    (module) => module.CasePanel,
  ),
  'case-soil-submission': lazyWithRetry(
    () => import('./soil-submission/soil-submission-panel.tsx'),
    (module) => module.SoilSubmissionPanel,
  ),
  'case-natural-disaster': lazyWithRetry(
    () => import('./natural-disaster/natural-disaster-panel.tsx'),
    (module) => module.NaturalDisasterPanel,
  ),
  'case-data-large-model': casesOf('large-model'),
  'case-data-autonomous-driving': lazyWithRetry(
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
