import { Button } from '#design-system/button/index.ts'
import { Tooltip } from '#design-system/tooltip/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['控件的名称已经清楚，想再补一句为什么或有什么后果：停用按钮的原因、截断文字的全文。'],
  whenNot: [
    { wanted: '给图标按钮一个名称', use: 'icon-button' },
    { wanted: '填写时要照着做的要求', use: 'form-field' },
    '触屏上必须看到的内容：手指没有悬停。',
    '里面要放链接：键盘到不了它，读屏只把它当一句描述。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: 'button',
        name: '控件',
        note: '一个可以聚焦的元素；停留半秒或得到焦点后，说明浮在它旁边，与底色反相。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Tooltip text="还有 2 处未填写">
            <Button aria-disabled>提交</Button>
          </Tooltip>
        ),
        says: '说原因；用 `aria-disabled`，键盘也到得了。',
      },
      bad: {
        shows: (
          <Tooltip text="提交">
            <Button>提交</Button>
          </Tooltip>
        ),
        says: '重复按钮上的字，读屏也要多听一遍。',
      },
    },
  ],
  wording: ['一句话，20 个汉字以内，末尾不加句号。', '写结果或原因，不写“这是……”。'],
  keyboard: [
    ['Tab', '到控件，说明立即出现'],
    ['Esc', '收起说明，焦点不动'],
  ],
  screenReader: ['说明作为控件的描述，在名称之后读出。'],
  criteria: {
    '1.4.13': 'Esc 收起；指针可以移到说明上；不移开就一直在。',
    '1.4.3': '用文字色作底、底色作字，任何主题都有同样的反差。',
  },
  related: { 'icon-button': '自带名称提示，不必再套。', 'popover-surface': '能放控件的浮层。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['被包的元素要能接收 ref；停用的原生按钮收不到焦点，改用 `aria-disabled`。'],
}
