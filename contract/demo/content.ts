import { demoDataAnnotation, demoIndustrySolutions } from './annotation.ts'
import { demoBanners } from './banners.ts'
import { demoInternetBpo } from './bpo.ts'
import { demoCases } from './cases.ts'
import { demoDataCollection } from './collection.ts'
import { demoAbout, demoBases, demoQrConfigs, demoSiteSettings } from './company.ts'
import { demoCertifications, demoCopyrights, demoHonors } from './credentials.ts'
import type { DemoRecord } from './demo-record.ts'
import { demoDisasterAssessment, demoDisasterCollection, demoDisasterManagement } from './disaster.ts'
import { demoDrivingIntro, demoDrivingItems } from './driving.ts'
import { demoIndustryEducation, demoTechServiceItems } from './education.ts'
import { demoGalleryImages, demoGovernmentModules } from './government.ts'
import {
  demoAnnotationSupport,
  demoIntelligentFeatures,
  demoLabel,
  demoQualityProcesses,
} from './label-platform.ts'
import { demoLandBackground, demoLandProcesses, demoLandStatistics } from './land.ts'
import { demoNews } from './news.ts'
import { demoPageConfigs } from './page-texts.ts'
import { demoPartners } from './partners.ts'
import { demoCoreMembers, demoLeadershipCare } from './people.ts'
import { demoRecruitment } from './recruitment.ts'
import { demoServices } from './services.ts'
import { demoSoilCases, demoSoilIntro, demoSoilTechs } from './soil.ts'
import { demoMapSurveying, demoTechAdvantages, demoTypicalApplications } from './surveying.ts'

/**
 * What a fresh site shows until its owners write their own (operating: `DEMO_CONTENT`), by name of the content type.
 * Fields left out start as declared. Pictures, films and sounds are in `contract/demo/media/`, named as uploads are
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
