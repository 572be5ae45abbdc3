import { Plus } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { Toolbar } from '#design-system/toolbar/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['表格或编辑区上方的一行：左边找，右边做。', '列表很长，操作要跟着留在眼前：`isSticky`。'],
  whenNot: [
    { wanted: '有几个筛选条件，窄处要能折叠', use: 'filter-bar' },
    { wanted: '表单底部的保存与取消', use: 'form-dialog' },
    '只有一个按钮：直接放在标题旁。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[role=group]', name: '一行', note: '有名称的一组；放不下时换行，不横向滚动。' },
      { at: '[role=group] > div:first-child', name: '起始端', note: '搜索与条件。' },
      { at: '[role=group] > div:last-child', name: '末端', note: '按钮，主要的在最后。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Toolbar
            label="示例轮播图工具"
            actions={
              <Button size="small" icon={<Plus aria-hidden />}>
                添加轮播图
              </Button>
            }
          >
            <SearchField placeholder="搜索标题、链接" />
          </Toolbar>
        ),
        says: '一个主要操作，写明对象。',
      },
      bad: {
        shows: (
          <Toolbar
            label="工具"
            actions={
              <>
                <Button size="small">新增</Button>
                <Button size="small">刷新</Button>
                <Button size="small">导出</Button>
              </>
            }
          />
        ),
        says: '三个主色按钮，找不到该按哪个；名称“工具”也没说是谁的。',
      },
    },
  ],
  wording: ['`label` 写“对象＋工具”：“轮播图工具”。', '按钮写“添加轮播图”，不写“新增”。'],
  keyboard: [['Tab', '从左到右，先搜索后按钮；不占用方向键']],
  screenReader: ['读作有名称的一组，不是 `toolbar` 角色，因此按 Tab 逐个到达。'],
  criteria: {
    '1.4.10': '窄处换行，按钮不被切掉。',
    '2.4.3': '看到的先后就是焦点的先后。',
    '2.4.11': '粘住时位于 `--sticky-top` 之下，不盖住下面的焦点。',
  },
  related: { 'filter-bar': '由工具条加筛选与结果数组成。', 'search-field': '左边常放的。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
