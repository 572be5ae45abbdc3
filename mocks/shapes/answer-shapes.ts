import type { Answer } from '#contract/engine/create-answer.ts'
import { isLoad } from '#mocks/scenarios/acts.ts'
import type { IsMeant } from '#mocks/scenarios/match-call.ts'
import { withChangedAnswers, withContent, withRecords } from './with-changed-answers.ts'
import {
  listsAsText,
  oneLocation,
  otherEnvelope,
  recordInList,
  shortPaths,
  underOtherNames,
  type ChangeRecord,
} from './shape-changes.ts'

/** One legal way to write the same answer. */
interface AnswerShape {
  /** Its label in the toolbar. */
  label: string
  /** What is otherwise than declared, and where the specification allows it. */
  explanation: string
  wrap(answer: Answer): Answer
}

// The console reads what its own server writes; tolerance is asked of visitors' pages.
const isVisitorsLoad: IsMeant = (matched) => matched.call.access !== 'admin' && isLoad(matched)

const ofRecords = (...changes: readonly ChangeRecord[]) =>
  withChangedAnswers(isVisitorsLoad, (body, { type }) =>
    withContent(body, (content) =>
      withRecords(content, (record) => changes.reduce((each, change) => change(each, type.fields), record)),
    ),
  )

const inList = withChangedAnswers(isVisitorsLoad, (body, { call }) =>
  withContent(body, (content) => recordInList(content, call.endpoint)),
)

const inOtherEnvelope = withChangedAnswers(isVisitorsLoad, otherEnvelope)

const everyChange = ofRecords(underOtherNames, listsAsText, oneLocation, shortPaths)

/** Every shape an answer may legally have (public-site §3, §7; decisions ), by name. */
export const answerShapes = {
  'as-declared': {
    label: '按约定',
    explanation: '与本站服务器的回答完全一致',
    wrap: (answer) => answer,
  },
  'other-list-name': {
    label: '图片列表换名',
    explanation: 'imageUrls 写作 imageUrlsList，或反过来（public-site §3）',
    wrap: ofRecords(underOtherNames),
  },
  'lists-as-text': {
    label: '列表写成文本',
    explanation: '图片列表、应用场景、示例等以 JSON 文本给出（public-site §3，X-27）',
    wrap: ofRecords(listsAsText),
  },
  location: {
    label: '坐标合写',
    explanation: '经纬度写作 location: { lng, lat }（public-site §3，X-59）',
    wrap: ofRecords(oneLocation),
  },
  'short-paths': {
    label: '图片只写文件名',
    explanation: '单张图片的地址不带 /upload/（public-site §3，X-05）',
    wrap: ofRecords(shortPaths),
  },
  'record-in-list': {
    label: '单条记录放进列表',
    explanation: '产教融合的一条记录以列表给出（X-26）',
    wrap: inList,
  },
  'other-envelope': {
    label: '信封相反',
    explanation: '裸列表和二维码套上信封，数据标注介绍不套（public-site §7，X-24）',
    wrap: inOtherEnvelope,
  },
  'all-at-once': {
    label: '全部同时',
    explanation: '以上各种写法一起出现',
    wrap: (answer) => inOtherEnvelope(inList(everyChange(answer))),
  },
} as const satisfies Record<string, AnswerShape>

export type ShapeName = keyof typeof answerShapes

export const shapeNames = Object.keys(answerShapes) as ShapeName[]

/** Whether a text names a shape. */
export function isShapeName(text: unknown): text is ShapeName {
  return typeof text === 'string' && Object.hasOwn(answerShapes, text)
}
