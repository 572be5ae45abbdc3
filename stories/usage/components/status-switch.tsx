import { SwitchField } from '#design-system/switch-field/index.ts'
import { StatusSwitch } from '#design-system/status-switch/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

const saved = () => Promise.resolve()

export const usage: Usage = {
  when: ['列表里一行记录的状态只有两种，改了马上生效：启用/禁用、已发布/草稿、已处理/待处理。'],
  whenNot: [
    { wanted: '在表单里，点“保存”才生效', use: 'radio-group' },
    { wanted: '改动影响访客正在用的内容、且难以撤回', use: 'confirm-dialog' },
    '状态有三种以上：按一下不知道会变成哪一种。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'label > span', name: '开关', note: '按下立即显示新状态并保存，失败就退回。' },
      { at: 'label [aria-hidden]', name: '状态字', note: '两个词成对，颜色之外的依据。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <StatusSwitch label="启用状态：首页横幅" status={1} onChange={saved} />,
        says: '名称带上行，读屏听得出是哪一条。',
      },
      bad: {
        shows: <SwitchField label="状态" isSelected onChange={noop} />,
        says: '普通开关不保存也不退回；名称每行一样。',
      },
    },
  ],
  wording: [
    '词说的是状态而不是动作：写“启用”，不写“点击启用”。',
    '失败用服务器给的句子，没有时“状态更新失败”。',
  ],
  keyboard: [
    ['Tab', '到这一行的开关'],
    ['空格', '切换；保存期间再按不起作用，焦点留在原处'],
  ],
  screenReader: [
    '名称要带上这一行的名字，例如“启用状态：首页横幅”。',
    '保存成功后读出“已改为……”；失败时用错误通知读出原因，并作为开关的描述保留到下一次按下。',
  ],
  criteria: {
    '1.4.1': '状态既用颜色也用文字表示。',
    '3.3.1': '保存失败说明原因并退回，不会显示假的状态。',
    '4.1.3': '成功与失败都以消息报出，不移焦点。',
  },
  related: {
    'switch-field': '外观就是它。',
    toast: '失败的原因在那里显示。',
    'data-table': '放在它的状态列里。',
  },
  maturity: { status: '已评审', since: '2026-11-22' },
  development: [
    '状态是 1 时按下变为 0，其他任何值（0、空、未知）按下都变为 1。',
    '微信二维码行的目标状态由 `target` 给出，按原样发送。',
    '`onChange` 保存成功时完成，失败时抛出；列表重新载入后，以载入的状态为准。',
  ],
}
