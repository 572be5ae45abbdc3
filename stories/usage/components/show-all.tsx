import { ShowAll } from '#design-system/show-all/index.ts'
import type { Usage } from '../usage.ts'

const names = ['星图智能', '江淮汽车', '科大讯飞', '合肥规划院', '省测绘局', '安徽大学', '中科院', '国网']
const list = (shown: string[]) => (
  <ul>
    {shown.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)

export const usage: Usage = {
  when: [
    '访客页面上的列表会越来越长，多数人看完开头就够：成员、荣誉、合作伙伴、案例。',
    '希望浏览器的页内查找和直达地址也能找到后面的内容。',
  ],
  whenNot: [
    { wanted: '后台的记录', use: 'pagination' },
    { wanted: '只是想少占地方的几张大图', use: 'carousel' },
    '一共不到十条：全部列出来。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'ul', name: '开头', note: '`first` 个，取网格列数的倍数，最后一行才不缺角。' },
      { at: 'summary', name: '按钮', note: '写明一共多少；展开后变成“收起”，位置不变，焦点不动。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <ShowAll entries={names} first={4} unit="家企业">
            {list}
          </ShowAll>
        ),
        says: '按钮说出总数与量词，值不值得展开自己判断。',
      },
      bad: {
        shows: (
          <ShowAll entries={names} first={1} unit="个">
            {list}
          </ShowAll>
        ),
        says: '开头只有一个，等于让每个人都按一次。',
      },
    },
  ],
  wording: ['`unit` 写“量词＋名词”：“位成员”“项荣誉”。', '按钮不写“加载更多”：内容早已在页面上。'],
  keyboard: [
    ['Tab', '开头的最后一项之后到按钮，展开后接着到其余各项'],
    ['Enter 或 空格', '展开或收起，焦点留在按钮上'],
  ],
  screenReader: [
    '按钮报“已展开”或“已折叠”。',
    '其余的列表名称后加“（其余）”，两段列表听得出先后。',
    '收起时听到的是“收起其余 14 位成员”。',
  ],
  criteria: {
    '2.4.3': '按钮在两段列表之间，展开的内容就是下一个焦点。',
    '2.5.8': '按钮至少 44 像素高，手机上占满一行。',
    '4.1.2': '原生 `details`，没有脚本时同样能用。',
  },
  related: { pagination: '要总数与跳页时用。', gallery: '图多时包在它里面。' },
  maturity: { status: '稳定', since: '2026-11-23' },
  development: [
    '多出不到三项时不折叠，直接显示。',
    '`children` 会被叫两次：先画开头，再画其余；列表的名称用 `partLabel` 生成。',
  ],
}
