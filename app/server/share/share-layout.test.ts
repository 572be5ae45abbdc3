import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { breakLines, lengthOf } from './break-lines.ts'
import { textPart } from './share-layout.ts'

const publicFolder = resolve(projectRoot, 'public')
const poster = { width: 900, size: 62, color: '#ffffff', gap: 0, mostLines: 3 }
const draw = (text: string, lettering = poster) => textPart(publicFolder, text, lettering)

test.each([
  ['a title of 42 characters', '土壤普查县域样点汇交'.repeat(5).slice(0, 42)],
  ['a title of 43 characters', '土壤普查县域样点汇交'.repeat(5).slice(0, 43)],
  ['a title without end', '土壤普查县域样点汇交'.repeat(9)],
  ['a long Latin word', 'Multilingualspeechrecognitiontranscription'.repeat(3)],
  ['a long word in capitals', 'MULTILINGUALSPEECHRECOGNITION'.repeat(3)],
  ['Latin words', 'Point cloud annotation of driving scenes in Hefei, Huainan and Yangzhou for two teams'],
])('%s takes at most three lines of a poster', async (_name, title) => {
  const [threeLines, drawn] = await Promise.all([draw('字字\n字字\n字字'), draw(title)])
  expect(drawn.height).toBeLessThanOrEqual(threeLines.height + 12)
  expect(drawn.width).toBeLessThanOrEqual(poster.width)
})

test('two titles that differ at their ends only are two pictures', async () => {
  const beginning = '土壤普查县域样点数据整理与汇交项目在安徽省内三十二个县区的外业采样检测审核与插值制图'
  const [north, south] = await Promise.all([draw(`${beginning}（皖北）`), draw(`${beginning}（皖南）`)])
  expect(north.input.equals(south.input)).toBe(false)
})

test.each([
  ['让数据有坐标，让智能有依据', ['让数据有坐标，', '让智能有依据']],
  ['样点数据整理与汇交', ['样点数据整理与汇交']],
  ['县域样点数据整理与汇交', ['县域样点数据', '整理与汇交']],
  ['智能驾驶点云标注基地二期投入使用', ['智能驾驶点云标注', '基地二期投入使用']],
  ['Multilingualspeechrecognition', ['Multilingu', 'alspeechr', 'ecognition']],
])('%s breaks between phrases, else between words', (title, lines) => {
  expect(breakLines(title, 9)).toEqual(lines)
})

test('no line is longer than the room for it, and nothing is lost', () => {
  for (let length = 1; length < 60; length += 1) {
    const text = '数据标注，ABC与测绘 BPO 的《项目》𠮷'.repeat(4).slice(0, length)
    const lines = breakLines(text, 9)
    for (const line of lines) expect(lengthOf(line), text).toBeLessThanOrEqual(9)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    expect(lines.length, text).toBeLessThanOrEqual(Math.ceil((lengthOf(text) - 1) / 8) || 1)
  }
})
