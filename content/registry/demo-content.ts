import { demoDataAnnotation, demoIndustrySolutions } from '#content/data-annotation/data-annotation.demo.ts'
import { demoBanners } from '#content/banner/banner.demo.ts'
import { demoInternetBpo } from '#content/internet-bpo/internet-bpo.demo.ts'
import { demoCases } from '#content/case/case.demo.ts'
import { demoDataCollection } from '#content/data-collection/data-collection.demo.ts'
import { demoAbout, demoBases, demoQrConfigs, demoSiteSettings } from '#content/about/about.demo.ts'
import { demoCertifications, demoCopyrights, demoHonors } from '#content/software-copyright/software-copyright.demo.ts'
import type { DemoRecord } from '#content/demo/demo-record.ts'
import { demoDisasterAssessment, demoDisasterCollection, demoDisasterManagement } from '#content/natural-disaster/natural-disaster.demo.ts'
import { demoDrivingIntro, demoDrivingItems } from '#content/autonomous-driving/autonomous-driving.demo.ts'
import { demoIndustryEducation, demoTechServiceItems } from '#content/industry-education/industry-education.demo.ts'
import { demoGalleryImages, demoGovernmentModules } from '#content/government-services/government-services.demo.ts'
import {
  demoAnnotationSupport,
  demoIntelligentFeatures,
  demoLabel,
  demoQualityProcesses,
} from '#content/annotation-platform/annotation-platform.demo.ts'
import { demoLandBackground, demoLandProcesses, demoLandStatistics } from '#content/land-extension/land-extension.demo.ts'
import { demoNews } from '#content/news/news.demo.ts'
import { demoPageConfigs } from '#content/page-config/page-config.demo.ts'
import { demoPartners } from '#content/partner/partner.demo.ts'
import { demoCoreMembers, demoLeadershipCare } from '#content/core-member/core-member.demo.ts'
import { demoRecruitment } from '#content/recruitment/recruitment.demo.ts'
import { demoServices } from '#content/service/service.demo.ts'
import { demoSoilCases, demoSoilIntro, demoSoilTechs } from '#content/soil-submission/soil-submission.demo.ts'
import { demoMapSurveying, demoTechAdvantages, demoTypicalApplications } from '#content/map-surveying/map-surveying.demo.ts'

/**
 * What a fresh site shows until its owners write their own (operating: `DEMO_CONTENT`), by name of the content type.
 * Fields left out start as declared. Pictures, films and sounds are in `content/demo/media/`, named as uploads are
 * stored. A type stands after the one its rows refer to.
 */
export const demoContent = {
  banner: demoBanners,
  service: demoServices,
  about: demoAbout,
  partner: demoPartners,
  'page-config': demoPageConfigs,
  'site-settings': demoSiteSettings,
  'wechat-qr-config': demoQrConfigs,
  base: demoBases,
  case: demoCases,
  news: demoNews,
  'government-module': demoGovernmentModules,
  'gallery-image': demoGalleryImages,
  label: demoLabel,
  'data-annotation-support': demoAnnotationSupport,
  'intelligent-annotation': demoIntelligentFeatures,
  'quality-process': demoQualityProcesses,
  'data-annotation': demoDataAnnotation,
  'industry-solutions': demoIndustrySolutions,
  'data-collection': demoDataCollection,
  'internet-bpo': demoInternetBpo,
  'map-surveying': demoMapSurveying,
  'map-surveying-tech-advantages': demoTechAdvantages,
  'map-surveying-applications': demoTypicalApplications,
  'industry-education': demoIndustryEducation,
  'tech-service-social-service': demoTechServiceItems,
  'soil-submission': demoSoilIntro,
  'soil-tech': demoSoilTechs,
  'soil-case': demoSoilCases,
  'land-extension-background': demoLandBackground,
  'land-extension-process': demoLandProcesses,
  'land-extension-statistics': demoLandStatistics,
  'natural-disaster-data-collection': demoDisasterCollection,
  'natural-disaster-data-management': demoDisasterManagement,
  'natural-disaster-risk-assessment': demoDisasterAssessment,
  'autonomous-driving-intro': demoDrivingIntro,
  'autonomous-driving-item': demoDrivingItems,
  recruitment: demoRecruitment,
  'enterprise-honors': demoHonors,
  'software-copyright': demoCopyrights,
  'qualification-certification': demoCertifications,
  'leadership-care': demoLeadershipCare,
  'core-member': demoCoreMembers,
} as const satisfies Record<string, readonly DemoRecord[]>
