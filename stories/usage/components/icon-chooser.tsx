import { Map, Mic } from 'lucide-react'
import { IconChooser } from '#design-system/icon-chooser/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

const icons = [
  { name: 'map', label: '地图', keywords: ['测绘'], Icon: Map },
  { name: 'mic', label: '语音', keywords: ['录音'], Icon: Mic },
]

export const usage: Usage = {
  when: [
    '字段存的是图标名：服务、标注类型、智能标注功能。',
    '字段存的是表情符号：行业方案及其应用场景，用 `kind="emoji"`。',
  ],
  whenNot: [
    { wanted: '上传自己的图片', use: 'image-upload-field' },
    { wanted: '选项只有几个且各有含义', use: 'select-field' },
    '给管理员挑着好看：每个图标都要对应一件事。',
  ],
  anatomy: {
    story: 'Chosen',
    parts: [{ at: 'button', name: '触发框', note: '所选图标、中文名与展开箭头；面板里有搜索框与图标网格。' }],
  },
  practices: [
    {
      good: {
        shows: <IconChooser label="图标" icons={icons} value="map" onChange={noop} />,
        says: '中文名说它代表的事，编辑按业务词就搜得到。',
      },
      bad: {
        shows: (
          <IconChooser
            label="图标"
            icons={[{ name: 'mic', label: '麦克风线条图标', keywords: [], Icon: Mic }]}
            value="mic"
            onChange={noop}
          />
        ),
        says: '名字描述图形，搜“语音”反而找不到。',
      },
    },
  ],
  wording: [
    '中文名两到四个字：写“语音”，不写“麦克风”。',
    '关键词写编辑会搜的词：同义词、行业词、一两个英文词。',
  ],
  keyboard: [
    ['Enter 或 空格', '打开面板，焦点进入搜索框；在网格里选中并关闭'],
    ['输入文字', '按中文名、英文名和关键词筛选'],
    ['↓', '从搜索框进入网格，先到已选的图标'],
    ['↑ ↓ ← →', '在网格里移动'],
    ['Esc', '先清空搜索，再按关闭面板'],
  ],
  screenReader: [
    '触发框读作“名称加当前图标名”，错误、提示和“已保留原值”的说明作为描述。',
    '搜索后读出找到几个；每个格子读出中文名和是否选中。',
  ],
  criteria: {
    '1.1.1': '每个图标有中文名。',
    '2.1.1': '网格用方向键走，不必逐个 Tab。',
    '4.1.3': '搜到几个以状态消息报出。',
  },
  related: { 'icon-grid': '选好的图标在网站上就显示在那里。', 'combo-box': '文字选项的查找。' },
  maturity: { status: '稳定', since: '2026-11-22' },
  development: [
    '图标库由使用者传入，组件自己不带任何图标。',
    '库中没有存下的名字时原值保留，另选之前不会被改掉。',
  ],
}
