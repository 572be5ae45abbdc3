// Written by `npm run content` from the folders of content/; do not edit.

import { demo as bannerDemo } from '#content/banner/banner.demo.ts'
import { demo as serviceDemo } from '#content/service/service.demo.ts'
import { demo as caseDemo } from '#content/case/case.demo.ts'
import { demo as aboutDemo } from '#content/about/about.demo.ts'
import { demo as partnerDemo } from '#content/partner/partner.demo.ts'
import { demo as newsDemo } from '#content/news/news.demo.ts'
import { demo as baseDemo } from '#content/base/base.demo.ts'
import { demo as pageConfigDemo } from '#content/page-config/page-config.demo.ts'
import { demo as siteSettingsDemo } from '#content/site-settings/site-settings.demo.ts'
import { demo as wechatQrConfigDemo } from '#content/wechat-qr-config/wechat-qr-config.demo.ts'
import { demo as coreMemberDemo } from '#content/core-member/core-member.demo.ts'
import { demo as leadershipCareDemo } from '#content/leadership-care/leadership-care.demo.ts'
import { demo as enterpriseHonorsDemo } from '#content/enterprise-honors/enterprise-honors.demo.ts'
import { demo as softwareCopyrightDemo } from '#content/software-copyright/software-copyright.demo.ts'
import { demo as qualificationCertificationDemo } from '#content/qualification-certification/qualification-certification.demo.ts'
import { demo as recruitmentDemo } from '#content/recruitment/recruitment.demo.ts'
import { demo as governmentServicesDemo } from '#content/government-services/government-services.demo.ts'
import { demo as dataAnnotationDemo } from '#content/data-annotation/data-annotation.demo.ts'
import { demo as dataCollectionDemo } from '#content/data-collection/data-collection.demo.ts'
import { demo as internetBpoDemo } from '#content/internet-bpo/internet-bpo.demo.ts'
import { demo as mapSurveyingDemo } from '#content/map-surveying/map-surveying.demo.ts'
import { demo as industryEducationDemo } from '#content/industry-education/industry-education.demo.ts'
import { demo as annotationPlatformDemo } from '#content/annotation-platform/annotation-platform.demo.ts'
import { demo as soilSubmissionDemo } from '#content/soil-submission/soil-submission.demo.ts'
import { demo as landExtensionDemo } from '#content/land-extension/land-extension.demo.ts'
import { demo as naturalDisasterDemo } from '#content/natural-disaster/natural-disaster.demo.ts'
import { demo as autonomousDrivingDemo } from '#content/autonomous-driving/autonomous-driving.demo.ts'

/** What a fresh site shows until its owners write their own, by name of the type. */
export const demoContent = {
  ...bannerDemo,
  ...serviceDemo,
  ...caseDemo,
  ...aboutDemo,
  ...partnerDemo,
  ...newsDemo,
  ...baseDemo,
  ...pageConfigDemo,
  ...siteSettingsDemo,
  ...wechatQrConfigDemo,
  ...coreMemberDemo,
  ...leadershipCareDemo,
  ...enterpriseHonorsDemo,
  ...softwareCopyrightDemo,
  ...qualificationCertificationDemo,
  ...recruitmentDemo,
  ...governmentServicesDemo,
  ...dataAnnotationDemo,
  ...dataCollectionDemo,
  ...internetBpoDemo,
  ...mapSurveyingDemo,
  ...industryEducationDemo,
  ...annotationPlatformDemo,
  ...soilSubmissionDemo,
  ...landExtensionDemo,
  ...naturalDisasterDemo,
  ...autonomousDrivingDemo,
}
