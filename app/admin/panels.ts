import type { ComponentType } from 'react'
import { lazyWithRetry } from '#app/browser/lazy-with-retry.tsx'
import type { caseCategories } from '#content/case/case.type.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'
import { ChooseSubMenu } from './shell/choose-sub-menu.tsx'

const casesOf = (category: keyof typeof caseCategories) =>
  lazyWithRetry(
    () => import('#content/case/category-cases.tsx'),
    (module) => module.casesOf(category),
  )

/** What each menu entry shows; each panel is a chunk of its own. A forgotten key does not compile. */
export const panels = {
  dashboard: lazyWithRetry(
    () => import('#content/dashboard/dashboard.panel.tsx'),
    (module) => module.DashboardPanel,
  ),
  banner: lazyWithRetry(
    () => import('#content/banner/banner.panel.tsx'),
    (module) => module.BannerPanel,
  ),
  partner: lazyWithRetry(
    () => import('#content/partner/partner.panel.tsx'),
    (module) => module.PartnerPanel,
  ),
  contact: lazyWithRetry(
    () => import('#content/contact-message/contact-message.panel.tsx'),
    (module) => module.ContactPanel,
  ),
  'page-config': lazyWithRetry(
    () => import('#content/page-config/page-config.panel.tsx'),
    (module) => module.PageConfigPanel,
  ),
  'site-settings': lazyWithRetry(
    () => import('#content/site-settings/site-settings.panel.tsx'),
    (module) => module.SiteSettingsPanel,
  ),
  audit: lazyWithRetry(
    () => import('#content/audit/audit.panel.tsx'),
    (module) => module.AuditPanel,
  ),
  'case-land-extension': lazyWithRetry(
    () => import('#content/land-extension/land-extension.panel.tsx'),
    (module) => module.LandExtensionPanel,
  ),

  'contact-management': ChooseSubMenu,
  about: ChooseSubMenu,
  'case-government': ChooseSubMenu,
  'case-data': ChooseSubMenu,
  'case-map': ChooseSubMenu,
  'case-industry': ChooseSubMenu,

  service: lazyWithRetry(
    () => import('#content/service/service.panel.tsx'),
    (module) => module.ServicePanel,
  ),
  'service-government': lazyWithRetry(
    () => import('#content/government-services/government-services.panel.tsx'),
    (module) => module.ServiceGovernmentPanel,
  ),
  'service-data': lazyWithRetry(
    () => import('#content/data-annotation/data-annotation.panel.tsx'),
    (module) => module.ServiceDataPanel,
  ),
  'service-collection': lazyWithRetry(
    () => import('#content/data-collection/data-collection.panel.tsx'),
    (module) => module.ServiceCollectionPanel,
  ),
  'service-bpo': lazyWithRetry(
    () => import('#content/internet-bpo/internet-bpo.panel.tsx'),
    (module) => module.ServiceBpoPanel,
  ),
  'service-map': lazyWithRetry(
    () => import('#content/map-surveying/map-surveying.panel.tsx'),
    (module) => module.ServiceMapPanel,
  ),
  'service-industry': lazyWithRetry(
    () => import('#content/industry-education/industry-education.panel.tsx'),
    (module) => module.ServiceIndustryPanel,
  ),
  'annotation-platform': lazyWithRetry(
    () => import('#content/annotation-platform/annotation-platform.panel.tsx'),
    (module) => module.AnnotationPlatformPanel,
  ),
  news: lazyWithRetry(
    () => import('#content/news/news.panel.tsx'),
    (module) => module.NewsPanel,
  ),
  recruitment: lazyWithRetry(
    () => import('#content/recruitment/recruitment.panel.tsx'),
    (module) => module.RecruitmentPanel,
  ),
  application: lazyWithRetry(
    () => import('#content/application/application.panel.tsx'),
    (module) => module.ApplicationPanel,
  ),
  base: lazyWithRetry(
    () => import('#content/base/base.panel.tsx'),
    (module) => module.BasePanel,
  ),
  'about-content': lazyWithRetry(
    () => import('#content/about/about.panel.tsx'),
    (module) => module.AboutContentPanel,
  ),
  'enterprise-honors': lazyWithRetry(
    () => import('#content/enterprise-honors/enterprise-honors.panel.tsx'),
    (module) => module.EnterpriseHonorsPanel,
  ),
  'software-copyright': lazyWithRetry(
    () => import('#content/software-copyright/software-copyright.panel.tsx'),
    (module) => module.SoftwareCopyrightPanel,
  ),
  'qualification-certification': lazyWithRetry(
    () => import('#content/qualification-certification/qualification-certification.panel.tsx'),
    (module) => module.QualificationCertificationPanel,
  ),
  'leadership-care': lazyWithRetry(
    () => import('#content/leadership-care/leadership-care.panel.tsx'),
    (module) => module.LeadershipCarePanel,
  ),
  'wechat-qr-config': lazyWithRetry(
    () => import('#content/wechat-qr-config/wechat-qr-config.panel.tsx'),
    (module) => module.WechatQrConfigPanel,
  ),
  'core-member': lazyWithRetry(
    () => import('#content/core-member/core-member.panel.tsx'),
    (module) => module.CoreMemberPanel,
  ),

  case: lazyWithRetry(
    () => import('#content/case/case.panel.tsx'),
    (module) => module.CasePanel,
  ),
  'case-soil-submission': lazyWithRetry(
    () => import('#content/soil-submission/soil-submission.panel.tsx'),
    (module) => module.SoilSubmissionPanel,
  ),
  'case-natural-disaster': lazyWithRetry(
    () => import('#content/natural-disaster/natural-disaster.panel.tsx'),
    (module) => module.NaturalDisasterPanel,
  ),
  'case-data-large-model': casesOf('large-model'),
  'case-data-autonomous-driving': lazyWithRetry(
    () => import('#content/autonomous-driving/autonomous-driving.panel.tsx'),
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
