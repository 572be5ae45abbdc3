import { Boxes, RefreshCcwDot, Settings2, ShieldCheck, Users, WandSparkles } from 'lucide-react'
import type { IconGridEntry } from '#design-system/icon-grid/index.ts'

/** The six abilities in their given order (public-site §2.13). */
export const strengths: readonly IconGridEntry[] = [
  { label: '多数据类型', icon: Boxes, description: '图像、视频、点云、语音与文本共用一套任务、账号和统计。' },
  {
    label: '质检闭环',
    icon: RefreshCcwDot,
    description: '自检、互检、抽检逐级把关，退回必附原因，争议回到规则库。',
  },
  {
    label: '智能辅助',
    icon: WandSparkles,
    description: '预标、点选分割与跟踪插值先行，人力集中在难例和复核。',
  },
  {
    label: '项目可配置',
    icon: Settings2,
    description: '标签、属性、流程与验收比例按项目设定，改动留有版本。',
  },
  { label: '团队协作', icon: Users, description: '标注、质检、管理各有视图，进度、一致率和返修实时可见。' },
  { label: '安全合规', icon: ShieldCheck, description: '分级授权、水印与操作日志齐备，支持私有化部署。' },
]
