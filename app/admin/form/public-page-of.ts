import type { ToastOptions } from '#design-system/toast/index.ts'
import type { ContentType } from '#contract/engine/content-type.ts'
import { statusFieldOf } from './status-field.ts'
import type { Values } from './record-dialog-state.ts'
import { isScheduled } from './is-scheduled.ts'

/** Long enough to be read and pressed. */
const STAY_MS = 8_000

/** The toast action that opens the page of a saved record; undefined while visitors do not see it. */
export function viewOnSiteAction(type: ContentType, saved: Values): ToastOptions | undefined {
  const path = publicPageOf(type.name, saved)
  const flag = statusFieldOf(type.fields)
  if (!path || saved[flag] === 0 || saved.categoryStatus === 0 || isScheduled(type, saved)) return undefined
  const open = () => void window.open(path, '_blank', 'noopener')
  return { timeout: STAY_MS, action: { label: '在网站上查看', onAction: open } }
}

/** The visitors' page that shows a record; undefined for what has none, such as a person's application. */
export function publicPageOf(typeName: string, { category, pageKey }: Values): string | undefined {
  if (typeName === 'case') return casePage(String(category))
  if (typeName === 'page-config') return pages[String(pageKey)]
  return Object.entries(typesOf).find(([, names]) => names.includes(typeName))?.[0]
}

/** Which types each page shows. */
const typesOf: Readonly<Record<string, readonly string[]>> = {
  '/': ['banner', 'service', 'partner', 'site-settings'],
  '/about': [
    'about',
    'news',
    'core-member',
    'enterprise-honors',
    'software-copyright',
    'qualification-certification',
    'leadership-care',
  ],
  '/contact': ['base', 'recruitment', 'wechat-qr-config'],
  '/government-services': ['government-module', 'gallery-image'],
  '/data-annotation': ['data-annotation', 'industry-solutions'],
  '/data-collection': ['data-collection'],
  '/internet-bpo': ['internet-bpo'],
  '/map-surveying': ['map-surveying', 'map-surveying-tech-advantages', 'map-surveying-applications'],
  '/industry-education': ['industry-education', 'tech-service-social-service'],
  '/label': ['label', 'data-annotation-support', 'intelligent-annotation', 'quality-process'],
  '/government-cases/soil-submission': ['soil-submission', 'soil-tech', 'soil-case'],
  '/government-cases/land-extension': [
    'land-extension-background',
    'land-extension-process',
    'land-extension-statistics',
  ],
  '/government-cases/natural-disaster': [
    'natural-disaster-data-collection',
    'natural-disaster-data-management',
    'natural-disaster-risk-assessment',
  ],
  '/data-annotation-cases/autonomous-driving': ['autonomous-driving-intro', 'autonomous-driving-item'],
}

/** The page of each key of the page texts; that of the services leads on to another. */
const pages: Readonly<Record<string, string>> = {
  'government-services': '/government-services',
  'data-annotation': '/data-annotation',
  'map-surveying': '/map-surveying',
  'industry-education': '/industry-education',
  cases: '/cases',
  about: '/about',
  'label-platform': '/label',
  contact: '/contact',
  'data-collection': '/data-collection',
  'internet-bpo': '/internet-bpo',
}

/** The sub pages of each page of cases. */
const familyOf: Readonly<Record<string, readonly string[]>> = {
  government: ['soil-submission', 'land-extension', 'natural-disaster'],
  'data-annotation': [
    'large-model',
    'autonomous-driving',
    'image-video',
    'content-relevance',
    'multilingual-text',
    'multilingual-speech',
  ],
  'map-surveying': ['map-making', 'urban-planning', 'environment-protection', 'resource-management'],
  'industry-education': ['shenzhen', 'guangzhou', 'jiangxi'],
}

function casePage(category: string): string {
  if (Object.hasOwn(familyOf, category)) return `/${category}-cases`
  const family = Object.keys(familyOf).find((each) => familyOf[each]?.includes(category))
  return family ? `/${family}-cases/${category}` : '/cases'
}
