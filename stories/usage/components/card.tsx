import { Card, CardBody, CardFooter, CardLink, CardText, CardTitle } from '#design-system/card/index.ts'
import { Tag } from '#design-system/tag/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '几样同类的东西并列，每样有图、有名、有一句话：服务、案例、团队成员、基地。',
    '整块都可以按，去到它的详情。',
  ],
  whenNot: [
    { wanted: '要按列比较、排序、逐行操作', use: 'data-table' },
    { wanted: '一张大图配一段长文', use: 'feature-row' },
    { wanted: '仪表盘上的一个数字', use: 'stat-card' },
    '只为了给一段文字描个框：框越多，越看不出哪里是重点。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'img', name: '图片', note: '`CardMedia`，比例固定，加载前后卡片不变高。' },
      { at: 'h3', name: '标题', note: '`CardTitle`；可按的卡片，链接就在标题上。' },
      { at: 'h3 + p', name: '说明', note: '`CardText`，两三行。' },
      { at: 'h3 ~ div', name: '底栏', note: '`CardFooter`，压在卡片最下，同一行的卡片底栏对齐。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Card isInteractive>
            <CardBody>
              <CardTitle>
                <CardLink href="#surveying">地图测绘</CardLink>
              </CardTitle>
              <CardText>外业采集、内业成图与三级质检。</CardText>
            </CardBody>
          </Card>
        ),
        says: '整张卡片一个去处，按哪里都一样；读屏只报一个链接。',
      },
      bad: {
        shows: (
          <Card isInteractive>
            <CardBody>
              <CardTitle>地图测绘</CardTitle>
              <CardText>
                <a href="#a">图片</a> <a href="#b">标题</a> <a href="#c">了解更多</a>
              </CardText>
            </CardBody>
          </Card>
        ),
        says: '三个链接去同一处，按键盘要停三次，也不知道差别在哪。',
      },
    },
    {
      good: {
        shows: (
          <Card variant="flat">
            <CardBody>
              <CardTitle>数据标注工程师</CardTitle>
              <CardFooter>
                <Tag>合肥</Tag>3 人
              </CardFooter>
            </CardBody>
          </Card>
        ),
        says: '放在别的框里用 `flat`，靠底色分开。',
      },
      bad: {
        shows: (
          <Card variant="raised">
            <CardBody>
              <Card variant="raised">
                <CardBody>卡片里的卡片</CardBody>
              </Card>
            </CardBody>
          </Card>
        ),
        says: '投影叠投影，谁在上面谁都说不清。',
      },
    },
  ],
  wording: [
    '同一排的标题字数相近，最长不过 14 个汉字。',
    '说明写一件具体的事，不写口号。',
    '可按的卡片不再写“了解更多”。',
  ],
  keyboard: [
    ['Tab', '可按的卡片停一次，停在标题的链接上，整张卡片显出检测框'],
    ['Enter', '去到卡片的详情'],
  ],
  screenReader: [
    '读作标题级别的链接，名称只有标题，不会把整张卡片念成一长串。',
    '图片多为装饰，`alt` 留空。',
  ],
  criteria: {
    '2.4.4': '链接文字就是对象的名称。',
    '2.4.7': '焦点画在整张卡片外沿，比标题的下划线醒目。',
    '2.5.8': '目标是整张卡片，远大于 24 像素。',
  },
  related: {
    'stat-card': '仪表盘专用，数字在前。',
    'media-frame': '卡片里的图都放在它里面。',
    'survey-frame': '悬停时的检测框与它同源。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['`CardLink` 的目标用 `::before` 铺满卡片；卡片里若还有别的按钮，要给它更高的层级。'],
}
