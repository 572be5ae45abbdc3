import { CopyButton } from '#design-system/copy-button/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['访客要把一串字带到别处：邮箱、电话、地址、微信号。'],
  whenNot: [
    '电话在手机上：给 `tel:` 链接，一按就拨。',
    { wanted: '其他动作', use: 'button' },
    '密码与令牌：只在当场给一次的界面里，另作说明。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'button', name: '按钮', note: '宽度按三种文字里最长的留好，变字不变宽。' },
      { at: 'button svg', name: '图标', note: '复制、对号、叉，随结果变。' },
      { at: '[role=status]', name: '播报', note: '看不见的一句，说结果。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <CopyButton value="service@example.com" label="复制邮箱" copiedText="邮箱已复制" />,
        says: '写明复制的是什么，成功后也说是什么。',
      },
      bad: {
        shows: <CopyButton value="" label="点我" />,
        says: '不知道会得到什么；内容为空时也能按，粘贴出来什么也没有。',
      },
    },
  ],
  wording: [
    '“复制”加对象：“复制邮箱”。',
    '成功写“已复制”，失败写“复制失败”，旁边的原文要能选中，好手动复制。',
  ],
  keyboard: [
    ['Tab', '到按钮'],
    ['Enter 或 空格', '复制；焦点留在按钮上'],
  ],
  screenReader: [
    '按下后读出结果，名称随之变化，2.4 秒后恢复。',
    '由页面统一播报时把 `copiedText` 设为空，免得读两遍。',
  ],
  criteria: { '2.2.1': '恢复成原样不丢任何东西，不算时限。', '4.1.3': '结果是状态消息，焦点不动。' },
  related: { button: '外观与尺寸都来自它。', 'toast-line': '页脚对话框里由它统一说“已复制到剪贴板”。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['先用剪贴板接口，不行再用选中文本的老办法；对话框里也有效。'],
}
