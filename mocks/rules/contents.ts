import type { ChangeRows } from '#mocks/scenarios/with-changed-rows.ts'
import { allDisabled, longRows, sixtyRows, withoutMedia } from '#mocks/scenarios/changed-rows.ts'
import type { ChangeBody } from '#mocks/shapes/with-changed-answers.ts'
import { longText, oddText, withTexts } from '#mocks/shapes/changed-texts.ts'
import { fiftyOfEach, oneOfEach } from '#mocks/shapes/list-amounts.ts'
import { withoutPictures } from '#mocks/shapes/without-pictures.ts'

/** One amount or kind of content. It changes rows, so that search and details match the list, or response bodies. */
interface Content {
  /** Its label in the toolbar. */
  label: string
  /** What a designer looks for. */
  explanation: string
  changes: { rows: ChangeRows } | { body: ChangeBody }
}

/** Every other content than the demonstration's, by name. */
export const contents = {
  empty: {
    label: '没有内容',
    explanation: '每个列表为空，每条单独的记录都没有',
    changes: { rows: () => [] },
  },
  one: {
    label: '各一条',
    explanation: '每个列表最多一条，图片列表最多一张',
    changes: { body: oneOfEach },
  },
  fifty: {
    label: '各五十条',
    explanation: '每个列表五十条，单独记录的图片列表五十张',
    changes: { body: fiftyOfEach },
  },
  sixty: {
    label: '各六十行',
    explanation: '每个列表存有六十行，分页、搜索与计数都相符',
    changes: { rows: sixtyRows },
  },
  long: {
    label: '长文字',
    explanation: '每段文字都写到字段允许的长度',
    changes: { rows: (type, rows) => rows.map((row) => withTexts(type, row, longText)) },
  },
  'long-fields': {
    label: '长字段',
    explanation: '同上，列表字段里的文字保持原样',
    changes: { rows: longRows },
  },
  'no-pictures': {
    label: '没有图片',
    explanation: '图片、视频、音频全部缺失，富文本里的也是',
    changes: { body: withoutPictures },
  },
  'no-media': {
    label: '没有上传文件',
    explanation: '每个上传字段为空',
    changes: { rows: withoutMedia },
  },
  disabled: {
    label: '全部停用',
    explanation: '每条记录的开关都关着',
    changes: { rows: allDisabled },
  },
  odd: {
    label: '特殊文字',
    explanation: '表情、从右到左的文字、HTML 符号、不断行的长词',
    changes: { rows: (type, rows) => rows.map((row) => withTexts(type, row, oddText)) },
  },
} as const satisfies Record<string, Content>

export type ContentName = keyof typeof contents

/** Whether a text names a content. */
export function isContentName(text: string): text is ContentName {
  return Object.hasOwn(contents, text)
}
