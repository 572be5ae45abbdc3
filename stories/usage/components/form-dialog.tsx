import { Button } from '#design-system/button/index.ts'
import { Alert } from '#design-system/alert/index.ts'
import { Row } from '#stories/design-system/layout.tsx'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['后台新增或编辑一条记录，字段在 15 个以内。它的第一条规矩：不丢失任何一次修改。'],
  whenNot: [
    '整页只有一张表单：直接放在面板里。',
    { wanted: '只问一个是或否', use: 'confirm-dialog' },
    { wanted: '只读的详情', use: 'description-list' },
    { wanted: '字段很多、分成几节', use: 'section-rail' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[role=dialog] h2', name: '标题', note: '写明是新增还是编辑什么。' },
      {
        at: '[role=dialog] form label',
        name: '字段',
        note: '失败原因在字段上方，字段自己的错误在字段下方。',
      },
      {
        at: '[role=dialog] footer button, [role=dialog] form > :last-child button',
        name: '取消与保存',
        note: '左侧可放上次修改时间。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Row>
            <Button variant="secondary">取消</Button>
            <Button>添加</Button>
          </Row>
        ),
        says: '标题“新增图幅”，按钮“添加”：同一件事。',
      },
      bad: {
        shows: (
          <Row>
            <Button>提交</Button>
            <Button variant="danger">放弃</Button>
          </Row>
        ),
        says: '保存在前、放弃用红色，手一快就按错。',
      },
    },
    {
      good: {
        shows: (
          <Alert tone="danger" title="保存失败">
            标题已被使用，请换一个。
          </Alert>
        ),
        says: '服务器的原句放在字段上方，填的东西都还在。',
      },
      bad: { shows: <Alert tone="warning">系统繁忙</Alert>, says: '不说原因，人只会反复按保存。' },
    },
  ],
  wording: ['标题与按钮一致：新增时“添加”，编辑时“更新”，其余为“保存”。', '错误写怎么改，例如“请输入标题”。'],
  keyboard: [
    ['Enter', '提交（多行输入里换行）；新增和编辑内容的表单里不提交，用 Ctrl+S'],
    ['Esc', '取消；有改动时先问'],
    ['Tab', '在对话框内循环'],
  ],
  screenReader: [
    '标题是对话框的名称。',
    '提交失败后焦点到第一个出错的字段并读出错误。',
    '保存中按钮报忙碌，对话框暂时关不掉。',
  ],
  criteria: {
    '3.3.1': '每个错误在自己的字段下方。',
    '3.3.4': '有改动时离开要确认，离开页面浏览器也会再问。',
    '2.4.3': '焦点先到第一个字段，出错时到第一个错处。',
  },
  related: {
    'dialog-frame': '骨架。',
    'error-summary': '字段多时加在上方。',
    'confirm-dialog': '离开前的那一问。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '点外面不关闭。',
    '保存期间不能关闭，也不能再按一次。',
    '宽度 560–800 像素，由规格给定。',
    '`onSubmit` 返回 Promise，完成后焦点才去找第一个有误的字段。',
  ],
}
