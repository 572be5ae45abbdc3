import { FormField } from '#design-system/form-field/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['后台表单里，一个名称之下有好几个控件：一组上传、一串条目、自己排的复选。'],
  whenNot: [
    { wanted: '访客表单里的单个控件', use: 'field' },
    { wanted: '几选一', use: 'radio-group' },
    '已有现成的字段组件：它们自带这层外框。',
  ],
  anatomy: {
    story: 'Invalid',
    parts: [
      { at: '[role=group]', name: '组', note: '名称、提示、错误都属于整组。' },
      { at: '[id$=-label]', name: '名称', note: '可以只给读屏，位置仍由组来说明。' },
      { at: '[id$=-error]', name: '错误', note: '带图标的一句话。' },
      { at: '[id$=-hint]', name: '提示', note: '与错误并存：文件该是什么样，正是改错时要看的。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <FormField label="轮播位置" hint="至少选一处" isRequired>
            <label>
              <input type="checkbox" defaultChecked /> 首页
            </label>
            <label>
              <input type="checkbox" /> 关于我们
            </label>
          </FormField>
        ),
        says: '要求写在提示里，一直看得到。',
      },
      bad: {
        shows: (
          <FormField label="轮播位置" error="数据格式不正确">
            <label>
              <input type="checkbox" /> 首页
            </label>
          </FormField>
        ),
        says: '错误说的是程序的事，人不知道该勾哪个。',
      },
    },
  ],
  wording: ['组名不重复在每个控件上。', '错误用表单规则里的那一句，字段不自拟。'],
  keyboard: [['Tab', '依次到组里的控件；组自己不停']],
  screenReader: ['进入组时先读组名、错误、提示，再读控件。'],
  criteria: {
    '1.3.1': '`role="group"` 加名称，关系不靠缩进。',
    '3.3.3': '提示与错误同时在，说明合格的样子。',
  },
  related: { 'image-list-field': '就装在这个框里。', 'list-field': '同上，另管增减与排序。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
