import { account, attempt, auditAnchor, revision, session } from './auth/internal-types.ts'
import { about } from './types/about.ts'
import { administration } from './types/administration.ts'
import { application } from './types/application.ts'
import { auditOf } from './types/audit.ts'
import { backups } from './types/backups.ts'
import { autonomousDrivingIntro } from './types/autonomous-driving-intro.ts'
import { autonomousDrivingItem } from './types/autonomous-driving-item.ts'
import { banner } from './types/banner.ts'
import { base } from './types/base.ts'
import { successCase } from './types/case.ts'
import { contactMessage } from './types/contact-message.ts'
import { coreMember } from './types/core-member.ts'
import { annotationSupport } from './types/data-annotation-support.ts'
import { dataAnnotation } from './types/data-annotation.ts'
import { dataCollection } from './types/data-collection.ts'
import { description } from './types/description.ts'
import { enterpriseHonor } from './types/enterprise-honors.ts'
import { galleryImage } from './types/gallery-image.ts'
import { governmentModule } from './types/government-module.ts'
import { industryEducation } from './types/industry-education.ts'
import { industrySolution } from './types/industry-solutions.ts'
import { intelligentAnnotation } from './types/intelligent-annotation.ts'
import { internetBpo } from './types/internet-bpo.ts'
import { label } from './types/label.ts'
import { landBackground } from './types/land-extension-background.ts'
import { landProcess } from './types/land-extension-process.ts'
import { landStatistic } from './types/land-extension-statistics.ts'
import { leadershipCare } from './types/leadership-care.ts'
import { typicalApplication } from './types/map-surveying-applications.ts'
import { techAdvantage } from './types/map-surveying-tech-advantages.ts'
import { mapSurveying } from './types/map-surveying.ts'
import { disasterDataCollection } from './types/natural-disaster-data-collection.ts'
import { disasterDataManagement } from './types/natural-disaster-data-management.ts'
import { disasterRiskAssessment } from './types/natural-disaster-risk-assessment.ts'
import { news } from './types/news.ts'
import { pageConfig } from './types/page-config.ts'
import { partner } from './types/partner.ts'
import { person } from './types/person.ts'
import { qrConfig } from './types/qr-config.ts'
import { qualificationCertification } from './types/qualification-certification.ts'
import { qualityProcess } from './types/quality-process.ts'
import { recruitment } from './types/recruitment.ts'
import { resume } from './types/resume.ts'
import { search } from './types/search.ts'
import { service } from './types/service.ts'
import { siteSettings } from './types/site-settings.ts'
import { softwareCopyright } from './types/software-copyright.ts'
import { soilCase } from './types/soil-case.ts'
import { soilSubmission } from './types/soil-submission.ts'
import { soilTech } from './types/soil-tech.ts'
import { statistics } from './types/statistics.ts'
import { techService } from './types/tech-service-social-service.ts'
import { upload } from './types/upload.ts'

const declared = [
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

/** The journal, which tells of all kept records, of uploaded files and of accounts. */
export const audit = auditOf([...declared.filter(({ isStored }) => isStored), upload, account])

/** The product, declared once: every content type with its calls, the journal, and the call that describes them all. */
export const contract = [...declared, audit, description([...declared, audit])] as const

/** What the product keeps for itself. */
export const internalTypes = [account, session, attempt, revision, auditAnchor, resume] as const
