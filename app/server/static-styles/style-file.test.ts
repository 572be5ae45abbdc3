import { expect, test } from 'vitest'
import { printStyleFile, readStyleFile, type MadeStyle } from './style-file.ts'

const card: MadeStyle = { id: 'site__sc-a1-0', name: 'fXk', place: 4, rules: ['.fXk{color:red}'] }
const wide: MadeStyle = { ...card, name: 'gXk', rules: ['.gXk{color:blue}', '@media print{.gXk{margin:0}}'] }
const turn: MadeStyle = { id: 'sc-keyframes-hQ', name: 'hQ', place: 2, rules: ['@keyframes hQ{to{top:0}}'] }

test('a style file holds plain rules first, then components by their place, each with its marker behind it, then all their names', () => {
  expect(printStyleFile([card, turn, wide], ':root{--x:1}').split('\n')).toEqual([
    ':root{--x:1}',
    'data-styled.g0{content:""}',
    '@keyframes hQ{to{top:0}}',
    'data-styled.g2{content:""}',
    '.fXk{color:red}',
    '.gXk{color:blue}',
    '@media print{.gXk{margin:0}}',
    'data-styled.g4{content:""}',
    'data-styled{content:"2:sc-keyframes-hQ:hQ;4:site__sc-a1-0:fXk,gXk;"}',
  ])
})

test('what is read from a style file is what was printed into it, each rule under the name that it speaks of', () => {
  const styles = readStyleFile(printStyleFile([card, turn, wide], ':root{--x:1}\n[data-y]{color:red}'))
  expect(Object.fromEntries(styles)).toEqual({ hQ: turn, fXk: card, gXk: wide })
})

test('a name is not taken for another one that begins or ends alike', () => {
  const longer: MadeStyle = { ...card, name: 'fXkq', rules: ['.fXkq{top:0}'] }
  expect(readStyleFile(printStyleFile([card, longer])).get('fXk')?.rules).toEqual(['.fXk{color:red}'])
})
