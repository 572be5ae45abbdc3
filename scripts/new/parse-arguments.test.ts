import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { parseArguments } from './parse-arguments.ts'

test('a name and a Chinese label give the names that the files use', () => {
  expect(parseArguments(projectRoot, ['content-type', 'no-such-content', '无此内容'])).toEqual({
    name: 'no-such-content',
    label: '无此内容',
    constant: 'noSuchContent',
    component: 'NoSuchContent',
    table: 'no_such_content',
    words: 'No such content',
  })
})

test.each([
  [[], '用法：npm run new -- content-type 英文名 中文名'],
  [['page', 'no-such-content', '无此内容'], '用法：'],
  [['content-type', 'no-such-content', '无此内容', '多余'], '用法：'],
  [['content-type', 'no-such-content'], '缺少中文名。用法：'],
  [['content-type', 'Thanks', '无此内容'], '英文名“Thanks”不行：用小写字母和数字'],
  [['content-type', '../no-such-content', '无此内容'], '英文名“../no-such-content”不行'],
  [['content-type', 'no-such-', '无此内容'], '英文名“no-such-”不行'],
  [['content-type', 'class', '无此内容'], '英文名“class”在代码里另有用处'],
  [['content-type', 'no-such-content', 'Letters'], '中文名“Letters”不行：以汉字开头'],
  [['content-type', 'no-such-content', "没'有"], "中文名“没'有”不行"],
  [['content-type', 'banner', '无此内容'], '已经有文件夹 content/banner'],
  [['content-type', 'label', '无此内容'], 'content/annotation-platform/label.type.ts 已经用了“label”'],
  [['content-type', 'no-such-content', '轮播图'], 'content/banner/banner.type.ts 已经用了“轮播图”'],
])('%j is refused: %s', (words, message) => {
  expect(() => parseArguments(projectRoot, words)).toThrow(message)
})
