import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '有一句话在这一处一直有效：网络断了而填写的内容还在、留言功能暂停、这条记录刚被别人改过。',
    '表单没有发出去，要在它上方说明原因并给出下一步。',
  ],
  whenNot: [
    { wanted: '操作成功之后的一句话，看过就算', use: 'toast' },
    { wanted: '一个字段填错了', use: 'form-field' },
    { wanted: '提交后有好几处要改', use: 'error-summary' },
    { wanted: '必须先回答才能继续', use: 'confirm-dialog' },
  ],
  anatomy: {
    story: 'WithActionAndClose',
    parts: [
      { at: '[role=alert] > svg', name: '图标', note: '每种消息各有形状，不靠颜色也能分清。' },
      { at: '[role=alert] p', name: '首行', note: '可省。一句话说完结论，加粗。' },
      { at: '[role=alert] p + div', name: '正文', note: '为什么、丢没丢东西、还能怎么办。' },
      { at: '[role=alert] p ~ button', name: '操作', note: '至多一个，就是下一步。' },
      { at: '[aria-label=关闭提示]', name: '关闭', note: '给了 `onClose` 才有；关掉不影响任何事的才给。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Alert
            tone="danger"
            title="网络连接失败"
            action={
              <Button variant="secondary" size="small">
                重试
              </Button>
            }
          >
            您填写的内容已保留。
          </Alert>
        ),
        says: '结论、有没有损失、下一步，三样都在。',
      },
      bad: {
        shows: <Alert tone="danger">操作失败，请稍后再试！</Alert>,
        says: '什么失败、内容还在不在、现在能做什么，都没有说。',
      },
    },
    {
      good: {
        shows: <Alert tone="info">留言会在一个工作日内答复。</Alert>,
        says: '说明性的话用 `info`，不吓人，也不打断读屏。',
      },
      bad: {
        shows: (
          <Alert tone="danger" onClose={noop}>
            留言会在一个工作日内答复。
          </Alert>
        ),
        says: '`danger` 会立刻打断读屏软件，只留给真的出了错。',
      },
    },
  ],
  wording: [
    '首行是完整的结论，不写“提示”“警告”这类只报种类的词。',
    '先说访客的东西是否还在，再说原因。',
    '服务器给了句子就用服务器的，不自己改写。',
  ],
  keyboard: [
    ['Tab', '到提示里的操作，再到关闭；提示自身不占一站'],
    ['Enter', '执行操作，或收起这条提示'],
  ],
  screenReader: [
    '`danger` 是 `alert`，出现时立即读出；其余是 `status`，等正在读的一句读完。',
    '图标隐藏，种类由句子自己说清。',
    '页面打开时就在那里的提示不会自动读出，读到它的位置才听到。',
  ],
  criteria: {
    '1.4.1': '四种消息除了颜色还有不同的图标，左边线在强制颜色下保留。',
    '3.3.1': '没有发出去的表单在这里用文字说明，不只变红。',
    '4.1.3': '角色随 `tone` 而定，出现时不移动焦点。',
  },
  related: {
    toast: '几秒后自己走；提示条留在原处，直到事情过去。',
    'error-summary': '建立在提示条之上，里面是通往各个字段的链接。',
    'empty-state': '没有内容不是出错，用空状态。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
}
