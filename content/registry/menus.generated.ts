// Written by `npm run content` from the folders of content/; do not edit.

import { menu as bannerMenu } from '#content/banner/banner.menu.ts'
import { menu as serviceMenu } from '#content/service/service.menu.ts'
import { menu as caseMenu } from '#content/case/case.menu.ts'
import { menu as aboutMenu } from '#content/about/about.menu.ts'
import { menu as partnerMenu } from '#content/partner/partner.menu.ts'
import { menu as newsMenu } from '#content/news/news.menu.ts'
import { menu as baseMenu } from '#content/base/base.menu.ts'
import { menu as contactMessageMenu } from '#content/contact-message/contact-message.menu.ts'
import { menu as pageConfigMenu } from '#content/page-config/page-config.menu.ts'
import { menu as siteSettingsMenu } from '#content/site-settings/site-settings.menu.ts'
import { menu as wechatQrConfigMenu } from '#content/wechat-qr-config/wechat-qr-config.menu.ts'
import { menu as coreMemberMenu } from '#content/core-member/core-member.menu.ts'
import { menu as leadershipCareMenu } from '#content/leadership-care/leadership-care.menu.ts'
import { menu as enterpriseHonorsMenu } from '#content/enterprise-honors/enterprise-honors.menu.ts'
import { menu as softwareCopyrightMenu } from '#content/software-copyright/software-copyright.menu.ts'
import { menu as qualificationCertificationMenu } from '#content/qualification-certification/qualification-certification.menu.ts'
import { menu as recruitmentMenu } from '#content/recruitment/recruitment.menu.ts'
import { menu as applicationMenu } from '#content/application/application.menu.ts'
import { menu as governmentServicesMenu } from '#content/government-services/government-services.menu.ts'
import { menu as dataAnnotationMenu } from '#content/data-annotation/data-annotation.menu.ts'
import { menu as dataCollectionMenu } from '#content/data-collection/data-collection.menu.ts'
import { menu as internetBpoMenu } from '#content/internet-bpo/internet-bpo.menu.ts'
import { menu as mapSurveyingMenu } from '#content/map-surveying/map-surveying.menu.ts'
import { menu as industryEducationMenu } from '#content/industry-education/industry-education.menu.ts'
import { menu as annotationPlatformMenu } from '#content/annotation-platform/annotation-platform.menu.ts'
import { menu as soilSubmissionMenu } from '#content/soil-submission/soil-submission.menu.ts'
import { menu as landExtensionMenu } from '#content/land-extension/land-extension.menu.ts'
import { menu as naturalDisasterMenu } from '#content/natural-disaster/natural-disaster.menu.ts'
import { menu as autonomousDrivingMenu } from '#content/autonomous-driving/autonomous-driving.menu.ts'
import { menu as dashboardMenu } from '#content/dashboard/dashboard.menu.ts'
import { menu as auditMenu } from '#content/audit/audit.menu.ts'

/** Every entry of the console's menu. */
export const menuItems = [
  ...bannerMenu,
  ...serviceMenu,
  ...caseMenu,
  ...aboutMenu,
  ...partnerMenu,
  ...newsMenu,
  ...baseMenu,
  ...contactMessageMenu,
  ...pageConfigMenu,
  ...siteSettingsMenu,
  ...wechatQrConfigMenu,
  ...coreMemberMenu,
  ...leadershipCareMenu,
  ...enterpriseHonorsMenu,
  ...softwareCopyrightMenu,
  ...qualificationCertificationMenu,
  ...recruitmentMenu,
  ...applicationMenu,
  ...governmentServicesMenu,
  ...dataAnnotationMenu,
  ...dataCollectionMenu,
  ...internetBpoMenu,
  ...mapSurveyingMenu,
  ...industryEducationMenu,
  ...annotationPlatformMenu,
  ...soilSubmissionMenu,
  ...landExtensionMenu,
  ...naturalDisasterMenu,
  ...autonomousDrivingMenu,
  ...dashboardMenu,
  ...auditMenu,
] as const
