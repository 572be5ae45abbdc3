import { Button } from '#design-system/button/index.ts'
import { toast } from '#design-system/toast/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '后台操作结果的一句话，几秒后自行消失：保存、删除、状态更新。',
    '失败而人已离开那个控件：在这里说原因。',
  ],
  whenNot: [
    { wanted: '要改正的错误', use: 'form-field' },
    { wanted: '一直有效的说明', use: 'alert' },
    { wanted: '必须处理的问题', use: 'confirm-dialog' },
    { wanted: '访客页面', use: 'toast-line' },
  ],
  anatomy: {
    story: 'AllTones',
    parts: [
      {
        at: 'button',
        name: '触发者',
        note: '通知出现在右下（手机在底部），含图标、一句话、可选的补充与按钮、关闭。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Button variant="secondary" onClick={() => toast.success('保存成功')}>
            试一试：保存成功
          </Button>
        ),
        says: '规格里的原句，不加感叹号。',
      },
      bad: {
        shows: (
          <Button variant="secondary" onClick={() => toast.error('操作失败')}>
            试一试：操作失败
          </Button>
        ),
        says: '什么操作、为什么，都没有；服务器给了说明就显示服务器的。',
      },
    },
  ],
  wording: [
    '用规格里的原句：保存成功、删除成功、状态更新成功……',
    '一句话说完；补充写进 `detail`，最多一行。',
    '带按钮的只用在能撤销或能重试的时候。',
  ],
  keyboard: [
    ['F6', '把焦点带到轻提示区'],
    ['Enter 或 空格', '按下“关闭”，收起这一条'],
  ],
  screenReader: ['成功与说明排队读出，警告与错误立即读出。', '先读出“成功”“错误”，不只靠颜色。'],
  criteria: {
    '2.2.1': '悬停或聚焦时停止计时；错误停得更久。',
    '4.1.3': '不移焦点，读屏照样听到。',
    '1.4.13': '出现在底部按钮之上，不盖住正在按的东西。',
  },
  related: { 'toast-line': '访客侧，一次一句，没有队列。', alert: '不会自己走。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '最多同时显示四条，新的在上；再多时去掉最早的一条，不会自己消失的最后才去掉；同一句话再来一次时换掉旧的那条。',
    '对话框或长表单的底部按钮在那里时自动升到按钮上方；其他不可遮挡处加 `data-notices-above`。',
  ],
}
