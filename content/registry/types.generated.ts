// Written by `npm run content` from the folders of content/; do not edit.

import { administration } from '#content/administration/administration.type.ts'
import { upload } from '#content/upload/upload.type.ts'
import { banner } from '#content/banner/banner.type.ts'
import { service } from '#content/service/service.type.ts'
import { successCase } from '#content/case/case.type.ts'
import { about } from '#content/about/about.type.ts'
import { partner } from '#content/partner/partner.type.ts'
import { news } from '#content/news/news.type.ts'
import { base } from '#content/base/base.type.ts'
import { contactMessage } from '#content/contact-message/contact-message.type.ts'
import { pageConfig } from '#content/page-config/page-config.type.ts'
import { siteSettings } from '#content/site-settings/site-settings.type.ts'
import { qrConfig } from '#content/wechat-qr-config/wechat-qr-config.type.ts'
import { coreMember } from '#content/core-member/core-member.type.ts'
import { leadershipCare } from '#content/leadership-care/leadership-care.type.ts'
import { enterpriseHonor } from '#content/enterprise-honors/enterprise-honors.type.ts'
import { softwareCopyright } from '#content/software-copyright/software-copyright.type.ts'
import { qualificationCertification } from '#content/qualification-certification/qualification-certification.type.ts'
import { recruitment } from '#content/recruitment/recruitment.type.ts'
import { application } from '#content/application/application.type.ts'
import { person } from '#content/person/person.type.ts'
import { governmentModule } from '#content/government-services/government-module.type.ts'
import { galleryImage } from '#content/government-services/gallery-image.type.ts'
import { dataAnnotation } from '#content/data-annotation/data-annotation.type.ts'
import { industrySolution } from '#content/data-annotation/industry-solutions.type.ts'
import { dataCollection } from '#content/data-collection/data-collection.type.ts'
import { internetBpo } from '#content/internet-bpo/internet-bpo.type.ts'
import { mapSurveying } from '#content/map-surveying/map-surveying.type.ts'
import { techAdvantage } from '#content/map-surveying/map-surveying-tech-advantages.type.ts'
import { typicalApplication } from '#content/map-surveying/map-surveying-applications.type.ts'
import { industryEducation } from '#content/industry-education/industry-education.type.ts'
import { techService } from '#content/industry-education/tech-service-social-service.type.ts'
import { label } from '#content/annotation-platform/label.type.ts'
import { annotationSupport } from '#content/annotation-platform/data-annotation-support.type.ts'
import { intelligentAnnotation } from '#content/annotation-platform/intelligent-annotation.type.ts'
import { qualityProcess } from '#content/annotation-platform/quality-process.type.ts'
import { soilSubmission } from '#content/soil-submission/soil-submission.type.ts'
import { soilTech } from '#content/soil-submission/soil-tech.type.ts'
import { soilCase } from '#content/soil-submission/soil-case.type.ts'
import { landBackground } from '#content/land-extension/land-extension-background.type.ts'
import { landProcess } from '#content/land-extension/land-extension-process.type.ts'
import { landStatistic } from '#content/land-extension/land-extension-statistics.type.ts'
import { disasterDataCollection } from '#content/natural-disaster/natural-disaster-data-collection.type.ts'
import { disasterDataManagement } from '#content/natural-disaster/natural-disaster-data-management.type.ts'
import { disasterRiskAssessment } from '#content/natural-disaster/natural-disaster-risk-assessment.type.ts'
import { autonomousDrivingIntro } from '#content/autonomous-driving/autonomous-driving-intro.type.ts'
import { autonomousDrivingItem } from '#content/autonomous-driving/autonomous-driving-item.type.ts'
import { statistics } from '#content/dashboard/statistics.type.ts'
import { backups } from '#content/backups/backups.type.ts'
import { search } from '#content/search/search.type.ts'

/** Every type that a folder of content/ declares. */
export const contentTypes = [
  administration,
  upload,
  banner,
  service,
  successCase,
  about,
  partner,
  news,
  base,
  contactMessage,
  pageConfig,
  siteSettings,
  qrConfig,
  coreMember,
  leadershipCare,
  enterpriseHonor,
  softwareCopyright,
  qualificationCertification,
  recruitment,
  application,
  person,
  governmentModule,
  galleryImage,
  dataAnnotation,
  industrySolution,
  dataCollection,
  internetBpo,
  mapSurveying,
  techAdvantage,
  typicalApplication,
  industryEducation,
  techService,
  label,
  annotationSupport,
  intelligentAnnotation,
  qualityProcess,
  soilSubmission,
  soilTech,
  soilCase,
  landBackground,
  landProcess,
  landStatistic,
  disasterDataCollection,
  disasterDataManagement,
  disasterRiskAssessment,
  autonomousDrivingIntro,
  autonomousDrivingItem,
  statistics,
  backups,
  search,
] as const
