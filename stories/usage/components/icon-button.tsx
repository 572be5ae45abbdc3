import { Pencil, X } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/index.ts'
import { Row } from '#stories/design-system/layout.tsx'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '图标人人认得、地方又小：关闭、上移、下移、清除、翻页箭头。',
    '密集的行里重复出现的操作，文字会把表格挤宽。',
  ],
  whenNot: [
    { wanted: '这一屏最重要的操作', use: 'button' },
    { wanted: '图标背后有好几个操作', use: 'menu-button' },
    '图标没有公认的意思：写字。',
  ],
  anatomy: {
    story: 'Variants',
    parts: [
      { at: 'button', name: '方块', note: '边长 32、40、44 像素，触屏上至少 44 像素；`quiet` 平时没有底。' },
      { at: 'button svg', name: '图标', note: '取当前文字颜色，隐藏于读屏；名称写在 `label` 里。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <IconButton label="编辑：首页横幅" icon={<Pencil />} />,
        says: '名称是“动作：对象”，一列里个个不同。',
      },
      bad: {
        shows: <IconButton label="图标" icon={<Pencil />} />,
        says: '`label` 描述图形而不是动作，听的人只知道有个图标。',
      },
    },
    {
      good: {
        shows: (
          <Row>
            <IconButton label="收起筛选" icon={<X />} variant="outlined" />
          </Row>
        ),
        says: '单独站着用 `outlined`，看得出能按。',
      },
      bad: {
        shows: (
          <p>
            如需帮助请按 <IconButton label="帮助" icon={<Pencil />} size="large" isRound />
          </p>
        ),
        says: '混在句子里，行高被撑开，图标与意思也对不上。',
      },
    },
  ],
  wording: ['`label` 动词开头，行里的带上记录名。', '名称同时是悬停提示，所以不超过 12 个汉字。'],
  keyboard: [
    ['Tab', '到达'],
    ['Enter 或 空格', '执行'],
  ],
  screenReader: ['读作按钮，名称来自 `label`；`title` 与名称相同，不会读两遍。'],
  criteria: {
    '1.1.1': '`label` 必填，没有名称的图标按钮不能编译。',
    '1.4.11': '图标颜色与底色不低于 3:1，强制颜色下有边框。',
    '2.5.8': '最小 32 像素。',
  },
  related: { button: '有地方写字就写字。', tooltip: '提示要多说一句时用它，名称仍写在 `label`。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
