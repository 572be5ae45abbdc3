import { Building2, Bus, Droplets, GraduationCap, Leaf, Map, Siren, Wheat } from 'lucide-react'
import type { IconGridEntry } from '#design-system/icon-grid/index.ts'

/** The eight departments whose data the company serves (public-site §2.5). */
export const departments: readonly IconGridEntry[] = [
  { label: '教育', icon: GraduationCap, description: '学位供需、校舍台账与学区划分' },
  { label: '生态环境', icon: Leaf, description: '污染源档案、监测断面与排口' },
  { label: '住房和城乡建设', icon: Building2, description: '房屋普查、管网与城市部件' },
  { label: '交通运输', icon: Bus, description: '路网、桥隧与公交线网' },
  { label: '水务', icon: Droplets, description: '河湖岸线、泵站与供排水设施' },
  { label: '农业农村', icon: Wheat, description: '承包地、耕地质量与农情' },
  { label: '自然资源', icon: Map, description: '国土调查、确权与规划底图' },
  { label: '应急管理', icon: Siren, description: '隐患点、物资与避险通道' },
]
