import { CoordinatesField } from '#design-system/coordinates-field/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['记录一个点的位置，例如基地；单位是十进制度，最多六位小数。'],
  whenNot: [{ wanted: '只需要让人看懂在哪里', use: 'text-field' }, '要画范围或路线：这个字段只存一个点。'],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'input', name: '纬度与经度', note: '两个输入框，各有名称和错误；整组另有提示和错误。' },
      { at: 'svg', name: '图幅', note: '只有刻度、没有底图的小图，每格一分，用来核对填得对不对；读屏略过。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <CoordinatesField
            label="位置"
            datum="GCJ-02"
            value={{ latitude: 31.820591, longitude: 117.227219 }}
            onChange={noop}
          />
        ),
        says: '写明坐标系；几种坐标系在国内相差数百米。',
      },
      bad: {
        shows: (
          <CoordinatesField
            label="位置"
            value={{ latitude: 117.227219, longitude: 31.820591 }}
            onChange={noop}
            isPreviewHidden
          />
        ),
        says: '不写坐标系又藏起图幅，经纬写反了也没人发现。',
      },
    },
  ],
  wording: ['名称写点的用途：“基地位置”。', '错误写哪一个数、允许到多少：“纬度在 -90 到 90 之间”。'],
  keyboard: [
    ['Tab', '纬度、经度、交换或撤销（出现时）、换算、清除'],
    ['Enter', '在按钮上执行；在输入框里提交表单；在“要换算的坐标”里换算'],
    [
      'Ctrl+V',
      '整段文字粘贴到任意一个框，两个框一起填好：`31.82, 117.22`、东经北纬、度分秒、地图工具复制的 JSON 都认得',
    ],
    ['方向键', '不改数值：坐标没有“加一度”的用法，误触会丢掉小数'],
  ],
  screenReader: [
    '整组读作一个分组，提示（含坐标系）附在每个输入框上。',
    '粘贴、换算、交换、清除、撤销之后读出结果；图幅隐藏，度分秒可以读到。',
  ],
  criteria: {
    '3.3.3': '写反了给出“交换”按钮，不自动改。',
    '3.3.4': '填掉原有的数时写出原来的数并可撤销。',
    '1.3.1': '两个数属于一个有名称的组。',
  },
  related: { 'number-field': '单个数。', 'text-field': '地址写在那里。' },
  maturity: { status: '稳定', since: '2026-11-22' },
  development: [
    '输入框里的数始终属于 `datum`；百度与 GPS 的坐标在“换算其他坐标系”里粘贴，刚换算过的不再带入，以免换算两次。',
    '超出范围的数照样交给表单，由表单规则拒绝。',
  ],
}
