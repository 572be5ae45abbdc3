import { Box, Crosshair, Drone, House, Layers, MapPinned, Mountain, ScanLine } from 'lucide-react'
import type { IconGridEntry } from '#design-system/icon-grid/index.ts'

/** Eight areas of surveying; the specification gives their number only (public-site §2.7, X-61). */
export const surveyingAreas: readonly IconGridEntry[] = [
  { label: '控制测量', icon: Crosshair, description: '平面与高程控制网布设' },
  { label: '航空摄影测量', icon: Drone, description: '无人机航摄与正射影像' },
  { label: '激光点云', icon: ScanLine, description: '机载、车载与架站扫描' },
  { label: '实景三维', icon: Box, description: '倾斜建模与部件单体化' },
  { label: '地形图测绘', icon: Mountain, description: '大比例尺地形与地类要素' },
  { label: '不动产测绘', icon: House, description: '宗地、房产与权籍调查' },
  { label: '地理信息建库', icon: Layers, description: '多源数据整合与更新' },
  { label: '专题制图', icon: MapPinned, description: '规划、灾害与资源图集' },
]
