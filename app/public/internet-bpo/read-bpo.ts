import type { EntryOf } from '#app/page-data/entry-types.ts'
import type { BpoPart, BpoPoint, PartName } from './bpo-part.ts'

type Bpo = EntryOf<'GET /api/internet-bpo'>
type Place = 1 | 2 | 3 | 4

/** What of a part was filled. */
type Draft = Pick<BpoPart, 'title'> & Partial<BpoPart>

/** The filled parts of the record; none when it is switched off. */
export function readBpo(bpo: Bpo | null): BpoPart[] {
  if (!bpo || bpo.status === 0) return []
  const drafts = draftsOf(bpo)
  return (Object.keys(drafts) as PartName[])
    .filter((name) => isFilled(drafts[name]))
    .map((name, index) => ({
      description: '',
      imageUrl: '',
      points: [],
      pictures: [],
      ...drafts[name],
      name,
      figure: String(index + 1).padStart(2, '0'),
      title: drafts[name].title || defaultTitles[name],
    }))
}

const defaultTitles: Record<PartName, string> = {
  flow: '项目流程',
  training: '培训体系',
  production: '生产管理',
  quality: '质量管理',
  peak: '峰值应对',
  risk: '风险控制',
  security: '安全管理',
  venue: '场地支持',
}

/** The record's flat keys, sorted into the page's parts. */
function draftsOf(bpo: Bpo): Record<PartName, Draft> {
  return {
    flow: { title: bpo.processFlowTitle, imageUrl: bpo.processFlowImageUrl },
    training: {
      title: bpo.trainingSystemTitle,
      imageUrl: bpo.trainingSystemImageUrl,
      points: filled(
        ([1, 2, 3, 4, 5] as const).map((place) => splitAtColon(bpo[`trainingSystemItem${place}`])),
      ),
    },
    production: sameNamed(bpo, 'productionManagement'),
    quality: sameNamed(bpo, 'qualityManagement'),
    peak: sameNamed(bpo, 'peakResponse'),
    risk: {
      title: bpo.riskControlTitle,
      points: titledPoints(bpo, 'riskControlItem'),
      pictures: bpo.riskControlImages,
    },
    security: {
      title: bpo.securityManagementTitle,
      imageUrl: bpo.securityManagementImageUrl,
      points: titledPoints(bpo, 'securityItem'),
    },
    venue: {
      title: bpo.venueSupportTitle,
      imageUrl: bpo.venueSupportImageUrl,
      points: filled(places.map((place) => ({ title: bpo[`venueSupportItem${place}`], description: '' }))),
    },
  }
}

const places: readonly Place[] = [1, 2, 3, 4]

function sameNamed(bpo: Bpo, prefix: 'productionManagement' | 'qualityManagement' | 'peakResponse'): Draft {
  return {
    title: bpo[`${prefix}Title`],
    description: bpo[`${prefix}Description`],
    imageUrl: bpo[`${prefix}ImageUrl`],
  }
}

function titledPoints(bpo: Bpo, prefix: 'riskControlItem' | 'securityItem'): BpoPoint[] {
  return filled(
    places.map((place) => ({
      title: bpo[`${prefix}${place}Title`],
      description: bpo[`${prefix}${place}Description`],
    })),
  )
}

/** A text such as 岗前培训：考核合格后上岗 names itself before its colon. */
function splitAtColon(text: string): BpoPoint {
  const [, name, rest] = /^([^：:]{1,16})[：:]\s*(.+)$/su.exec(text) ?? []
  return name && rest ? { title: name, description: rest } : { title: text, description: '' }
}

const filled = (points: BpoPoint[]) => points.filter(({ title, description }) => title || description)

const isFilled = ({ title, description, imageUrl, points = [], pictures = [] }: Draft) =>
  Boolean(title || description || imageUrl || points.length || pictures.length)
