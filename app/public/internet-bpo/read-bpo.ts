import type { OutputOf } from '#contract/ask/ask.ts'
import { imageAddress } from '#contract/image-address.ts'
import { picturesOf } from '#app/public/read-answer-lists.ts'
import type { BpoPart, BpoPoint, PartName } from './bpo-part.ts'
import { defaultVenueTexts } from './default-texts.ts'

type Answer = NonNullable<OutputOf<'GET /api/internet-bpo'>>

/** A part before it is known whether anything of it is filled. */
interface Draft {
  title: string | null | undefined
  description?: string | null
  imageUrl?: string | null
  points?: BpoPoint[]
  pictures?: string[]
}

/** The filled parts of the record; none when it is switched off. */
export function readBpo(answer: Answer | null, assetBaseUrl?: string): BpoPart[] {
  if (!answer || answer.status === 0) return []
  const drafts = draftsOf(answer, assetBaseUrl)
  return (Object.keys(drafts) as PartName[])
    .filter((name) => isFilled(drafts[name]))
    .map((name, index) => {
      const { title, description, imageUrl, points = [], pictures = [] } = drafts[name]
      return {
        name,
        figure: String(index + 1).padStart(2, '0'),
        title: title || defaultTitles[name],
        description: description ?? '',
        imageUrl: imageAddress(imageUrl, assetBaseUrl),
        points,
        pictures,
      }
    })
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
function draftsOf(answer: Answer, assetBaseUrl?: string): Record<PartName, Draft> {
  return {
    flow: { title: answer.processFlowTitle, imageUrl: answer.processFlowImageUrl },
    training: {
      title: answer.trainingSystemTitle,
      imageUrl: answer.trainingSystemImageUrl,
      points: filledPoints(
        [1, 2, 3, 4, 5].map((place) => splitAtColon(textAt(answer, `trainingSystemItem${place}`))),
      ),
    },
    production: {
      title: answer.productionManagementTitle,
      description: answer.productionManagementDescription,
      imageUrl: answer.productionManagementImageUrl,
    },
    quality: {
      title: answer.qualityManagementTitle,
      description: answer.qualityManagementDescription,
      imageUrl: answer.qualityManagementImageUrl,
    },
    peak: {
      title: answer.peakResponseTitle,
      description: answer.peakResponseDescription,
      imageUrl: answer.peakResponseImageUrl,
    },
    risk: {
      title: answer.riskControlTitle,
      points: titledPoints(answer, 'riskControlItem'),
      pictures: picturesOf(answer.riskControlImages, assetBaseUrl),
    },
    security: {
      title: answer.securityManagementTitle,
      imageUrl: answer.securityManagementImageUrl,
      points: titledPoints(answer, 'securityItem'),
    },
    venue: {
      title: answer.venueSupportTitle,
      imageUrl: answer.venueSupportImageUrl,
      points: filledPoints(
        [1, 2, 3, 4].map((place) => ({
          // An emptied text stays empty; only one that was never kept has a default.
          title: textAt(answer, `venueSupportItem${place}`) ?? defaultVenueTexts[place - 1] ?? '',
          description: '',
        })),
      ),
    },
  }
}

function titledPoints(answer: Answer, prefix: 'riskControlItem' | 'securityItem'): BpoPoint[] {
  return filledPoints(
    [1, 2, 3, 4].map((place) => ({
      title: textAt(answer, `${prefix}${place}Title`) ?? '',
      description: textAt(answer, `${prefix}${place}Description`) ?? '',
    })),
  )
}

/** A text such as 岗前培训：考核合格后上岗 names itself before its colon. */
function splitAtColon(text: string | undefined): BpoPoint {
  const [, name, rest] = /^([^：:]{1,16})[：:]\s*(.+)$/su.exec(text ?? '') ?? []
  return name && rest ? { title: name, description: rest } : { title: text ?? '', description: '' }
}

const filledPoints = (points: BpoPoint[]) => points.filter(({ title, description }) => title || description)

const isFilled = ({ title, description, imageUrl, points, pictures }: Draft) =>
  Boolean(title || description || imageUrl || points?.length || pictures?.length)

function textAt(answer: Answer, name: string): string | undefined {
  const text = (answer as unknown as Record<string, unknown>)[name]
  return typeof text === 'string' ? text.trim() : undefined
}
