import { ListField } from '#design-system/list-field/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

const blank = () => ({ title: '' })
const inputs = ({ value, name }: { value: { title: string }; name: string }) => (
  <TextField label="标题" aria-label={`${name}标题`} defaultValue={value.title} />
)

export const usage: Usage = {
  when: [
    '一条记录里的一组小记录，数量不定，顺序有意义：场景、示例、特点、优势、成就。',
    '每一项是一两个到五六个输入，放什么由使用的地方决定。',
  ],
  whenNot: [
    { wanted: '每一项有自己的编号、状态和保存', use: 'data-table' },
    { wanted: '只给已有的记录排序', use: 'order-list' },
    { wanted: '每项只是一行短文字，不必逐项排序', use: 'lines-field' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: 'li [role=group], li',
        name: '一项',
        note: '`card` 有标题行与输入；`line` 手柄、名称、输入、按钮在一行。',
      },
      {
        at: '[aria-label^=上移], [aria-label*=上移]',
        name: '上移与下移',
        note: '手柄之外的办法；`isSorted` 时没有。',
      },
      { at: '[aria-label^=移除], [aria-label*=移除]', name: '移除', note: '移除后出现“撤销”。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <ListField
            label="特点"
            noun="特点"
            value={[{ title: '多轮质检' }]}
            onChange={noop}
            create={blank}
            summaryOf={({ title }) => title}
            max={8}
          >
            {inputs}
          </ListField>
        ),
        says: '摘要让折叠的一项也认得出，上限写在“1 / 8”。',
      },
      bad: {
        shows: (
          <ListField label="内容" noun="项" value={[]} onChange={noop} create={blank} emptyText="暂无数据">
            {inputs}
          </ListField>
        ),
        says: '“项”“内容”什么都没说，空着时也不知道该加什么。',
      },
    },
  ],
  wording: [
    '`noun` 是单数名词：“场景”，组件据此写“添加场景”“场景 2”。',
    '空列表说还没有什么、下一步做什么。',
    '次序由内容决定时，说明里写按什么排。',
  ],
  keyboard: [
    ['Tab', '手柄、上移、下移、移除，然后是输入'],
    ['↑ ↓ Home End（手柄上）', '直接移动这一项'],
    ['Enter（手柄上）', '开始拖动，Tab 选位置，再按放下'],
    ['Esc', '放弃拖动'],
    ['方向键（输入框里）', '不受影响'],
  ],
  screenReader: [
    '每一项是一个分组，名称如“场景 2”，该项的错误附在组上。',
    '添加、移除、恢复、移动之后读出结果和总数。',
    '输入的名称要带上 `name`，否则多项之间听不出区别。',
  ],
  criteria: {
    '2.4.3': '添加后焦点到新一项的第一个输入；移除后到补位的一项。',
    '2.5.7': '拖动有按钮与方向键代替。',
    '3.3.4': '移除可以撤销。',
  },
  related: { 'lines-field': '更轻的同类。', 'form-field': '外框来自它。' },
  maturity: { status: '稳定', since: '2026-11-22' },
  development: [
    '`value` 与 `onChange` 直接对应 Formik 的值和 `setFieldValue`；`errors` 按位置给出每一项的句子。',
    '改动用 `set({ title })`，不要用渲染时的 `value` 拼出整项：上传可能在几秒后才回来。',
    '项可以是对象，也可以是字符串；字符串用 `change(next)`。',
    '键由字段管理：外部重置、换序、保存后返回的新数组都不会让输入失去焦点。',
  ],
}
