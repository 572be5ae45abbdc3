import type { contract } from '#content/registry/contract.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'

type ContentTypeName = (typeof contract)[number]['name']

/**
 * Where administrators keep each content type; `none` for what has nothing to keep. A type without an entry does not
 * compile: give it a panel in app/admin/panels, a menu entry in app/admin/shell/menu.ts, and its key here.
 */
export const panelOf = {
  banner: 'banner',
  'page-config': 'page-config',
  'site-settings': 'site-settings',

  service: 'service',
  'government-module': 'service-government',
  'gallery-image': 'service-government',
  'data-annotation': 'service-data',
  'industry-solutions': 'service-data',
  'data-collection': 'service-collection',
  'internet-bpo': 'service-bpo',
  'map-surveying': 'service-map',
  'map-surveying-tech-advantages': 'service-map',
  'map-surveying-applications': 'service-map',
  'industry-education': 'service-industry',
  'tech-service-social-service': 'service-industry',
  label: 'annotation-platform',
  'data-annotation-support': 'annotation-platform',
  'intelligent-annotation': 'annotation-platform',
  'quality-process': 'annotation-platform',

  case: 'case',
  'soil-submission': 'case-soil-submission',
  'soil-tech': 'case-soil-submission',
  'soil-case': 'case-soil-submission',
  'land-extension-background': 'case-land-extension',
  'land-extension-process': 'case-land-extension',
  'land-extension-statistics': 'case-land-extension',
  'natural-disaster-data-collection': 'case-natural-disaster',
  'natural-disaster-data-management': 'case-natural-disaster',
  'natural-disaster-risk-assessment': 'case-natural-disaster',
  'autonomous-driving-intro': 'case-data-autonomous-driving',
  'autonomous-driving-item': 'case-data-autonomous-driving',

  partner: 'partner',
  news: 'news',
  'contact-message': 'contact',
  recruitment: 'recruitment',
  application: 'application',
  person: 'application',
  base: 'base',
  about: 'about-content',
  'enterprise-honors': 'enterprise-honors',
  'software-copyright': 'software-copyright',
  'qualification-certification': 'qualification-certification',
  'leadership-care': 'leadership-care',
  'wechat-qr-config': 'wechat-qr-config',
  'core-member': 'core-member',

  administration: 'none',
  upload: 'none',
  backups: 'none',
  stats: 'dashboard',
  audit: 'audit',
  description: 'none',
  search: 'none',
} as const satisfies Record<ContentTypeName, MenuKey | 'none'>
