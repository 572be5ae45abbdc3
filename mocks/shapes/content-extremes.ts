import type { Answer } from '#contract/engine/create-answer.ts'
import { isLoad } from '#mocks/scenarios/acts.ts'
import { overContent } from '#mocks/scenarios/changed-content.ts'
import { changingAnswers } from './changed-answer.ts'
import { longText, oddText, withTexts } from './changed-texts.ts'
import { fiftyOfEach, oneOfEach } from './list-amounts.ts'
import { withoutPictures } from './without-pictures.ts'

/** One amount or kind of content that a screen must bear. */
interface ContentExtreme {
  /** What the lens calls it. */
  label: string
  /** What a designer looks for. */
  explanation: string
  wrap(answer: Answer): Answer
}

/**
 * The content of every page and panel pushed to its limits, whatever the page. Amounts and pictures are changed in the
 * answer; texts in the rows, so that search and details agree with the list.
 */
export const contentExtremes = {
  normal: {
    label: '正常内容',
    explanation: '演示内容原样',
    wrap: (answer) => answer,
  },
  empty: {
    label: '没有内容',
    explanation: '每个列表为空，每条单独的记录都没有',
    wrap: overContent(() => []),
  },
  one: {
    label: '各一条',
    explanation: '每个列表最多一条，图片列表最多一张',
    wrap: changingAnswers(isLoad, oneOfEach),
  },
  fifty: {
    label: '各五十条',
    explanation: '每个列表五十条，单独记录的图片列表五十张',
    wrap: changingAnswers(isLoad, fiftyOfEach),
  },
  long: {
    label: '长文字',
    explanation: '每段文字都写到字段允许的长度',
    wrap: overContent((type, rows) => rows.map((row) => withTexts(type, row, longText))),
  },
  'no-pictures': {
    label: '没有图片',
    explanation: '图片、视频、音频全部缺失，富文本里的也是',
    wrap: changingAnswers(isLoad, withoutPictures),
  },
  odd: {
    label: '特殊文字',
    explanation: '表情、从右到左的文字、HTML 符号、不断行的长词',
    wrap: overContent((type, rows) => rows.map((row) => withTexts(type, row, oddText))),
  },
} as const satisfies Record<string, ContentExtreme>

export type ExtremeName = keyof typeof contentExtremes

/** Whether a text names an extreme. */
export function isExtremeName(text: unknown): text is ExtremeName {
  return typeof text === 'string' && Object.hasOwn(contentExtremes, text)
}
