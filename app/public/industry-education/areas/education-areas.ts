import {
  BookOpen,
  Briefcase,
  GraduationCap,
  Handshake,
  MonitorCog,
  Presentation,
  School,
  Trophy,
} from 'lucide-react'
import type { IconGridEntry } from '#design-system/icon-grid/index.ts'

/** Eight areas of the cooperation; the specification gives their number only (public-site §2.8, X-61). */
export const educationAreas: readonly IconGridEntry[] = [
  { label: '专业共建', icon: GraduationCap, description: '培养方案与岗位标准对照制定' },
  { label: '产业学院', icon: School, description: '校企双院长，场地与项目共管' },
  { label: '课程开发', icon: BookOpen, description: '活页教材与配套案例库' },
  { label: '师资培训', icon: Presentation, description: '教师跟岗，工程师进课堂' },
  { label: '实训基地', icon: MonitorCog, description: '按产线标准布置的实训室' },
  { label: '项目实战', icon: Briefcase, description: '脱敏项目分级进入教学' },
  { label: '实习就业', icon: Handshake, description: '三方协议，岗位与工时公开' },
  { label: '技能竞赛', icon: Trophy, description: '赛题、平台与评审标准' },
]
