import { ToastLine } from '#design-system/toast-line/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['访客做了一件小事，要一句回音：已复制到剪贴板、二维码已保存。'],
  whenNot: [
    { wanted: '后台', use: 'toast' },
    { wanted: '表单发送的结果', use: 'alert' },
    '欢迎语、促销：没有人做过什么，就不该冒出来。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: '[role=status]',
        name: '位置',
        note: '固定在窗口底部居中；没有话时元素也在，读屏才察觉得到变化。',
      },
      { at: '[role=status] p', name: '一句话', note: '墨底，图标随种类变。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <ToastLine style={{ position: 'static' }} tone="success" message="已复制到剪贴板" />,
        says: '一句话，说结果（这里固定在框内显示）。',
      },
      bad: {
        shows: (
          <ToastLine
            style={{ position: 'static' }}
            tone="info"
            message="您好！您的操作已经被我们成功受理，感谢您对图联科技的信任与支持！"
          />
        ),
        says: '四秒读不完，真正的结果埋在客套里。',
      },
    },
  ],
  wording: ['十二个汉字以内，不加句号。', '失败说能怎么办：“复制失败，请手动选择”。'],
  keyboard: [['—', '没有可按的东西，四秒后自己收起']],
  screenReader: ['`status`：等正在读的一句读完再读。'],
  criteria: { '2.2.1': '消失的只是回音，结果在别处也看得到。', '4.1.3': '不需要焦点就能听到。' },
  related: { toast: '要排队、带按钮、能用 F6 到达时。', 'copy-button': '多由它触发。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
