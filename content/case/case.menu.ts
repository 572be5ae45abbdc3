import { BookMarked, Landmark, Map, School, Tags } from 'lucide-react'
import type { MenuItem } from '#app/admin/shell/menu-item.ts'
import type { caseCategories } from './case.type.ts'

type Category = keyof typeof caseCategories

/** The sub pages of each page of cases, as app/public/cases/case-pages.ts has them: a menu file imports types only. */
const categoriesOf: Readonly<Record<string, readonly Category[]>> = {
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

/** A new record's number is not known before the list is loaded again; its category leads to the list that shows it. */
function publicPage({ id, category }: Readonly<Record<string, unknown>>): string {
  if (typeof id === 'number') return `/cases/${id}`
  const own = String(category)
  if (Object.hasOwn(categoriesOf, own)) return `/${own}-cases`
  const parent = Object.keys(categoriesOf).find((each) =>
    categoriesOf[each]?.some((category) => category === own),
  )
  return parent ? `/${parent}-cases/${own}` : '/cases'
}

export const menu = [
  {
    key: 'case',
    title: '案例列表',
    icon: BookMarked,
    under: '案例',
    position: 10,
    types: ['case'],
    publicPage,
  },

  {
    key: 'case-government',
    title: '政府数据案例',
    icon: Landmark,
    under: '案例',
    position: 20,
    isGroup: true,
  },

  { key: 'case-data', title: '数据标注案例', icon: Tags, under: '案例', position: 30, isGroup: true },
  { key: 'case-data-large-model', title: '大模型', under: 'case-data', position: 10 },
  { key: 'case-data-image-video', title: '图像视频', under: 'case-data', position: 30 },
  { key: 'case-data-content-relevance', title: '内容相关性', under: 'case-data', position: 40 },
  { key: 'case-data-multilingual-text', title: '多语言文本', under: 'case-data', position: 50 },
  { key: 'case-data-multilingual-speech', title: '多语言语音', under: 'case-data', position: 60 },

  { key: 'case-map', title: '地图测绘案例', icon: Map, under: '案例', position: 40, isGroup: true },
  { key: 'case-map-making', title: '地图制作', under: 'case-map', position: 10 },
  { key: 'case-urban-planning', title: '城市规划', under: 'case-map', position: 20 },
  { key: 'case-environment-protection', title: '环境保护', under: 'case-map', position: 30 },
  { key: 'case-resource-management', title: '资源管理', under: 'case-map', position: 40 },

  { key: 'case-industry', title: '产教融合案例', icon: School, under: '案例', position: 50, isGroup: true },
  // The specification names three colleges without giving their names.
  { key: 'case-industry-shenzhen', title: '深圳合作院校', under: 'case-industry', position: 10 },
  { key: 'case-industry-guangzhou', title: '广州合作院校', under: 'case-industry', position: 20 },
  { key: 'case-industry-jiangxi', title: '江西合作院校', under: 'case-industry', position: 30 },
] as const satisfies readonly MenuItem[]
