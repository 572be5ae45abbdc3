import { Plus } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { Row } from '#stories/design-system/layout.tsx'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '让人在当前页面做一件事：提交留言、保存记录、打开对话框。',
    '把访客带到别的页面、又希望它像按钮一样醒目：用 `ButtonLink`，例如首屏的“了解服务”。',
  ],
  whenNot: [
    '句子里的跳转：用普通链接，按钮会打断阅读。',
    { wanted: '地方只够放一个图标', use: 'icon-button' },
    { wanted: '一行记录有三个以上的操作', use: 'menu-button' },
    { wanted: '改变一个立即生效的状态', use: 'switch-field' },
  ],
  anatomy: {
    story: 'WithIcons',
    parts: [
      { at: 'button', name: '底', note: '高 32、40 或 52 像素，触屏上至少 44 像素；颜色由 `variant` 定。' },
      { at: 'button svg', name: '前图标', note: '可省。只为认得更快，不代替文字。' },
      { at: 'a svg', name: '后图标', note: '可省。箭头只用在会离开本页的 `ButtonLink` 上。' },
      { at: 'a', name: '按钮式链接', note: '样子与按钮相同，读屏、右键与新标签页都按链接处理。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Row>
            <Button variant="secondary">取消</Button>
            <Button>保存</Button>
          </Row>
        ),
        says: '一组里只有一个 `primary`，放在最后，其余为 `secondary`。',
      },
      bad: {
        shows: (
          <Row>
            <Button>取消</Button>
            <Button variant="survey">保存</Button>
          </Row>
        ),
        says: '两个都抢眼，等于没有主次；橙色留给全页最重要的那一个。',
      },
    },
    {
      good: {
        shows: <Button icon={<Plus aria-hidden />}>新增轮播图</Button>,
        says: '动词加对象，离开上下文也看得懂。',
      },
      bad: {
        shows: <Button icon={<Plus aria-hidden />}>点击此处</Button>,
        says: '没有说会发生什么；读屏逐个跳按钮时全无线索。',
      },
    },
    {
      good: {
        shows: <Button isLoading>提交留言</Button>,
        says: '处理中用 `isLoading`：宽度不变，焦点还在，再按无效。',
      },
      bad: {
        shows: <Button disabled>提交中…</Button>,
        says: '改成 `disabled` 会丢掉焦点，换文字会让按钮忽宽忽窄。',
      },
    },
  ],
  wording: [
    '动词开头，二到六个字：“提交留言”“添加轮播图”。',
    '对话框里的按钮重复标题里的动词：标题“新增图幅”，按钮“添加”。',
    '不用感叹号，不写“请”；删除就写“删除”，不写“确定”。',
  ],
  keyboard: [
    ['Tab', '到达按钮；`isLoading` 和 `aria-disabled` 时仍可到达，按了无效，`disabled` 时跳过'],
    ['Enter 或 空格', '按下按钮；`ButtonLink` 只认 Enter'],
  ],
  screenReader: [
    '读作“按钮”，名称就是文字；图标隐藏。',
    '处理中先读“正在处理”（`loadingLabel` 可改），并标为忙碌。',
    '`ButtonLink` 读作“链接”，读屏用户据此知道会离开本页。',
  ],
  criteria: {
    '1.4.3': '五种外观在每个主题里文字与底色都不低于 4.5:1，由对比度测试计算。',
    '1.4.11': '`secondary` 的边框与底色不低于 3:1；强制颜色下改用系统的按钮颜色。',
    '2.5.8': '最小的一种高 32 像素，触屏上按 44 像素计。',
    '4.1.3': '处理状态写在 `aria-live` 区里，不必移动焦点就能听到。',
  },
  related: {
    'icon-button': '同样的动作，只剩图标时用，名称写在 `label` 里。',
    'copy-button': '复制之后自己变成“已复制”，不必另写状态。',
    'confirm-dialog': '`danger` 按钮按下之后先问一句。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '默认 `type="button"`；在表单里提交要写明 `type="submit"`。',
    '路由链接写 `<ButtonLink as={Link} to="/contact">`，不要在按钮里调用跳转。',
  ],
}
