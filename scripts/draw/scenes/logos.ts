import { palette } from '../kit/palette.ts'
import { circle, document, group, han, path, rect, words } from '../kit/svg.ts'

/** The marks of invented partners, 200 × 100 as the console asks for. All names are made up. */
export interface Logo {
  file: string
  /** Chinese name as it stands beside the mark. */
  name: string
  latin: string
  color: string
  /** The mark in a 56 × 56 field. */
  mark: string
}

const { navy, strong, green, moss, orange, slate, sky, leaf, amber, ink, white, ice } = palette
const stroke = (color: string, width: number) => ({
  stroke: color,
  'stroke-width': width,
  fill: 'none',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

export const logos: readonly Logo[] = [
  {
    file: 'demo-partner-yungu',
    name: '云谷数科',
    latin: 'YUNGU DATA',
    color: strong,
    mark:
      path('M14 40a12 12 0 0 1 1 -24a15 15 0 0 1 28 5a10 10 0 0 1 0 19', stroke(strong, 5)) +
      path('M20 30l8 12l8 -12', stroke(sky, 5)),
  },
  {
    file: 'demo-partner-jianghuai',
    name: '江淮测绘院',
    latin: 'JIANGHUAI SURVEY',
    color: moss,
    mark:
      path('M28 5L52 48H4Z', stroke(moss, 4.5)) +
      path('M14 38q7 -7 14 0t14 0', stroke(leaf, 4)) +
      circle(28, 24, 4.5, { fill: orange }),
  },
  {
    file: 'demo-partner-lanheng',
    name: '澜衡智能',
    latin: 'LANHENG AI',
    color: navy,
    mark:
      path('M6 20q11 -12 22 0t22 0', stroke(navy, 5)) +
      path('M6 33q11 -12 22 0t22 0', stroke(strong, 5)) +
      path('M6 46q11 -12 22 0t22 0', stroke(sky, 5)),
  },
  {
    file: 'demo-partner-qizhou',
    name: '启舟汽车',
    latin: 'QIZHOU AUTO',
    color: ink,
    mark: circle(28, 28, 23, stroke(ink, 4.5)) + path('M14 34L28 13L42 34H33L28 27L23 34Z', { fill: orange }),
  },
  {
    file: 'demo-partner-hetu',
    name: '禾土农业',
    latin: 'HETU AGRI',
    color: green,
    mark:
      path('M28 52V20', stroke(moss, 4)) +
      path('M28 30C12 30 8 18 8 8C22 8 28 18 28 30Z', { fill: green }) +
      path('M28 40C44 40 48 28 48 18C34 18 28 28 28 40Z', { fill: leaf }),
  },
  {
    file: 'demo-partner-fangcun',
    name: '方寸云图',
    latin: 'FANGCUN MAPS',
    color: strong,
    mark:
      rect(5, 5, 20, 20, { rx: 3, fill: strong }) +
      rect(31, 5, 20, 20, { rx: 3, fill: sky }) +
      rect(5, 31, 20, 20, { rx: 3, fill: ice }) +
      rect(31, 31, 20, 20, { rx: 3, fill: orange }),
  },
  {
    file: 'demo-partner-shengwen',
    name: '声纹工坊',
    latin: 'VOICEWORKS',
    color: slate,
    mark: [10, 22, 40, 28, 46, 20, 12]
      .map((tall, n) =>
        rect(4 + n * 7.4, 28 - tall / 2, 4.4, tall, { rx: 2.2, fill: n === 4 ? orange : slate }),
      )
      .join(''),
  },
  {
    file: 'demo-partner-mingde',
    name: '明德职教',
    latin: 'MINGDE EDU',
    color: navy,
    mark:
      path('M28 12L53 22L28 32L3 22Z', { fill: navy }) +
      path('M13 29v12q15 10 30 0v-12L28 35Z', { fill: strong }) +
      path('M49 24v16', stroke(amber, 3)) +
      circle(49, 43, 4, { fill: amber }),
  },
  {
    file: 'demo-partner-chenxing',
    name: '辰星遥感',
    latin: 'CHENXING RS',
    color: navy,
    mark:
      circle(28, 28, 12, { fill: navy }) +
      path('M6 42C-2 32 42 -2 52 12C60 24 16 54 6 42Z', stroke(sky, 3.6)) +
      circle(47, 11, 5, { fill: orange }),
  },
  {
    file: 'demo-partner-yuanqiao',
    name: '远桥科服',
    latin: 'YUANQIAO BPO',
    color: moss,
    mark:
      path('M3 37Q14 34 18 12Q28 46 38 12Q42 34 53 37', stroke(leaf, 3.6)) +
      path('M18 10V46M38 10V46M3 40H53', stroke(moss, 4.4)),
  },
]

/** The marks of invented schools, drawn as the partners' are. */
export const schoolLogos: readonly Logo[] = [
  {
    file: 'demo-school-yunting',
    name: '云汀职院',
    latin: 'YUNTING COLLEGE',
    color: strong,
    mark:
      path('M6 42q11 -10 22 0t22 0', stroke(sky, 4)) +
      path('M12 32V14L28 6L44 14V32', stroke(strong, 4.5)) +
      circle(28, 20, 4.5, { fill: orange }),
  },
  {
    file: 'demo-school-qichuan',
    name: '栖川理工',
    latin: 'QICHUAN TECH',
    color: moss,
    mark:
      path('M28 4L50 16V40L28 52L6 40V16Z', stroke(moss, 4.5)) +
      path('M16 24L28 36L40 24', stroke(leaf, 4.5)) +
      path('M28 14V36', stroke(leaf, 4.5)),
  },
  {
    file: 'demo-school-chengjiang',
    name: '澄江数院',
    latin: 'CHENGJIANG',
    color: navy,
    mark:
      circle(28, 28, 23, stroke(navy, 4.5)) +
      path('M10 32q9 -9 18 0t18 0', stroke(sky, 4.5)) +
      path('M28 10V22', stroke(amber, 4.5)),
  },
  {
    file: 'demo-school-linden',
    name: '林登湾',
    latin: 'LINDEN BAY POLY',
    color: slate,
    mark:
      path('M28 52V26', stroke(slate, 4)) +
      path('M28 30C10 28 10 8 28 4C46 8 46 28 28 30Z', stroke(leaf, 4.5)) +
      path('M10 52H46', stroke(slate, 4)),
  },
  {
    file: 'demo-school-marlow',
    name: '马洛港',
    latin: 'MARLOW INSTITUTE',
    color: ink,
    mark:
      path('M8 48V18L28 6L48 18V48', stroke(ink, 4.5)) +
      path('M20 48V28H36V48', stroke(orange, 4.5)) +
      path('M4 48H52', stroke(ink, 4.5)),
  },
]

/** One logo as SVG; drawn large, scaled by the renderer. */
export function logoSvg(logo: Logo): string {
  const size = logo.name.length > 4 ? 21 : 25
  return document(
    200,
    100,
    rect(0, 0, 200, 100, { fill: white }),
    group({ transform: 'translate(16 24) scale(0.93)' }, logo.mark),
    han(logo.name, 80, 51, size, { fill: ink, 'font-weight': 700 }),
    words(logo.latin, 81, 70, 10, { fill: logo.color, 'letter-spacing': 0.6 }),
  )
}
