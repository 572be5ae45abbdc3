import { Button } from '#design-system/button/index.ts'
import { EmptyState } from '#design-system/empty-state/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['列表为空、搜索无结果、页面内容尚未发布：说清为什么空、可以做什么。'],
  whenNot: [
    { wanted: '正在加载', use: 'skeleton' },
    { wanted: '加载失败', use: 'alert' },
    '表格里某一格没有值：写“—”。',
  ],
  anatomy: {
    story: 'WithAction',
    parts: [
      { at: 'svg', name: '取景框', note: '测绘框里的图标，装饰。' },
      { at: 'p', name: '标题', note: '缺的是什么，一句话。' },
      { at: 'p + p', name: '说明', note: '可省，下一步怎么办。' },
      { at: 'button, a', name: '操作', note: '可省，至多一个。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <EmptyState
            title="没有找到“土壤汇交”"
            description="换个词，或清除筛选条件。"
            action={
              <Button variant="secondary" size="small">
                清除条件
              </Button>
            }
          />
        ),
        says: '重复搜的词，并给出口。',
      },
      bad: {
        shows: <EmptyState title="哎呀，这里什么都没有！" description="请联系管理员。" />,
        says: '不说缺什么；访客哪来的管理员。',
      },
    },
  ],
  wording: ['标题说缺什么：“暂无合作伙伴”。', '给访客的不写后台用语。', '不道歉，不用感叹号。'],
  keyboard: [['Tab', '到达其中的操作；没有操作时不停']],
  screenReader: ['图标隐藏；标题与说明按普通文字读出。'],
  criteria: {
    '1.1.1': '图标是装饰，意思都在字里。',
    '2.4.4': '操作的名称说得出做什么。',
    '1.4.10': '高度随内容，不会把页面撑得过空。',
  },
  related: { 'page-section': '放进 `empty`。', 'survey-frame': '图标外的框。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
