import type { IconGridEntry } from '#design-system/icon-grid/index.ts'
import samples from './area-samples.svg?no-inline'

/** The eight areas of the annotation service (public-site §2.6), each with a small sample of its work. */
export const annotationAreas: readonly IconGridEntry[] = [
  { label: '图像标注', icon: sample('image'), description: '框、多边形、关键点与像素级分割' },
  { label: '文本标注', icon: sample('text'), description: '实体、关系、意图与情感' },
  { label: '视频标注', icon: sample('video'), description: '跨帧跟踪、行为与时间片段' },
  { label: '音频标注', icon: sample('audio'), description: '切分、转写、说话人与韵律' },
  { label: '数据清洗', icon: sample('cleaning'), description: '去重、脱敏与异常样本剔除' },
  { label: '质量控制', icon: sample('quality'), description: '一致率、返修率按批次统计' },
  { label: '标注工具', icon: sample('tools'), description: '按项目配置的界面与快捷键' },
  { label: 'AI 训练', icon: sample('training'), description: '难例回流、评测与偏好数据' },
]

/** The drawings lie in one cached file, so that they cost no script; they take the page's colours. */
function sample(name: string) {
  return function Sample() {
    return (
      <svg>
        <use href={`${samples}#${name}`} />
      </svg>
    )
  }
}
