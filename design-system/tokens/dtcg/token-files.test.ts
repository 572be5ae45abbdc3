import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { themes } from '#design-system/theme/index.ts'
import { colourDescriptions } from '#design-system/tokens/colour-descriptions.ts'
import { typeStyles } from '#design-system/tokens/type-styles.ts'
import { tokenFiles } from './token-files.ts'

type Node = Record<string, unknown>
type Token = { path: string; $type: string; $value: unknown; $description?: string }

const folder = join(process.cwd(), 'design-system/tokens/dtcg')
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Node
const committed = readdirSync(folder).filter((name) => name.endsWith('.json'))
const tokenNames = committed.filter((name) => name.endsWith('.tokens.json'))

/** The raw steps and the scales, which themes and composites refer to. */
const referredTo = new Map(
  ['palette.tokens.json', 'scales.tokens.json']
    .flatMap((name) => tokensOf(read(name)))
    .map((token) => [token.path, token]),
)

test('the committed files are what the tokens yield today (else: npm run tokens)', () => {
  const files = tokenFiles()
  expect(committed.sort()).toEqual(Object.keys(files).sort())
  for (const name of committed) expect(read(name), name).toEqual(JSON.parse(JSON.stringify(files[name])))
})

describe.each(tokenNames)('%s', (name) => {
  const tokens = tokensOf(read(name))

  test('every token has a type of the format, a value of that type and a name the format allows', () => {
    expect(tokens.length).toBeGreaterThan(0)
    for (const { path, $type, $value } of tokens) {
      expect(path).not.toMatch(/[{}]|\.\$/)
      expect(isValid($type, $value), `${path}: ${JSON.stringify($value)}`).toBe(true)
    }
  })

  test('every reference leads to a token of the type that its place asks for', () => {
    for (const { path, $type, $value } of tokens) {
      const places = $type === 'typography' ? partsOf($value) : [{ type: $type, value: $value }]
      for (const { type, value } of places) {
        if (typeof value !== 'string') continue
        expect(referredTo.get(value.slice(1, -1))?.$type, `${path} ${value}`).toBe(type)
      }
    }
  })
})

test.each(Object.keys(themes).flatMap((name) => [name, `${name}-ink`]))(
  'theme %s has every colour with its description, and is a context of the resolver',
  (name) => {
    const colours = tokensOf(read(`${name}.tokens.json`)).filter(({ $type }) => $type === 'color')
    const described = Object.fromEntries(
      colours.map(({ path, $description }) => [path.replace('color.', ''), $description]),
    )
    expect(described).toEqual(colourDescriptions)
    expect(JSON.stringify(read('tulian.resolver.json'))).toContain(
      `"${name}":[${name.startsWith('senior') ? '{"$ref":"senior-scales.tokens.json"},' : ''}{"$ref":"${name}.tokens.json"}]`,
    )
  },
)

test('the resolver names files and sets that exist', () => {
  const text = JSON.stringify(read('tulian.resolver.json'))
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
  const files = references.filter((reference) => !reference.startsWith('#'))
  expect(files.filter((file) => !committed.includes(file))).toEqual([])
  expect(references.filter((reference) => reference.startsWith('#'))).toEqual([
    '#/sets/palette',
    '#/sets/scales',
    '#/modifiers/theme',
  ])
})

test('the body’s colour, a step of the palette, an opacity and a rule that grows with the window are written as the format says', () => {
  const light = tokensOf(read('light.tokens.json'))
  expect(light.find(({ path }) => path === 'color.text')).toEqual({
    path: 'color.text',
    $type: 'color',
    $value: '{palette.ink.900}',
    $description: '正文与标题',
  })
  expect(light.find(({ path }) => path === 'color.edge')?.$value).toEqual({
    colorSpace: 'srgb',
    components: [0.4431, 0.5137, 0.6157],
    hex: '#71839d',
  })
  expect(light.find(({ path }) => path === 'color.scrim')?.$value).toMatchObject({
    alpha: 0.62,
    hex: '#071124',
  })
  const scales = tokensOf(read('scales.tokens.json'))
  expect(scales.find(({ path }) => path === 'fontSize.lead')).toMatchObject({
    $type: 'dimension',
    $value: { value: 1.182, unit: 'rem' },
    $extensions: { 'cn.tulian': { fluid: { min: { value: 1, unit: 'rem' } } } },
  })
  expect(scales.find(({ path }) => path === 'easing.out')?.$value).toEqual([0.2, 0.8, 0.2, 1])
})

test('every type style is a composite of the five parts, in the order of their sizes', () => {
  const styles = tokensOf(read('scales.tokens.json')).filter(({ $type }) => $type === 'typography')
  expect(styles.map(({ path }) => path)).toEqual(Object.keys(typeStyles).map((name) => `typography.${name}`))
  for (const { $value } of styles)
    expect(Object.keys($value as Node).sort()).toEqual(Object.keys(parts).sort())
  expect(styles.find(({ path }) => path === 'typography.heading-2')).toMatchObject({
    $value: {
      fontFamily: '{font.body}',
      fontSize: '{fontSize.h2}',
      fontWeight: '{fontWeight.semibold}',
      letterSpacing: { value: -0.0366, unit: 'rem' },
      lineHeight: '{lineHeight.tight}',
    },
    $description: '分区标题',
  })
})

function tokensOf(node: Node, path = ''): Token[] {
  if ('$value' in node) return [{ path, ...(node as Omit<Token, 'path'>) }]
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, child]) => tokensOf(child as Node, path ? `${path}.${key}` : key))
}

function isValid(type: string, value: unknown): boolean {
  if (typeof value === 'string' && /^\{[\w.]+\}$/.test(value)) return true
  return validators[type]?.(value as never) ?? false
}

/** The parts of a composite of type, by the format's types. */
const parts = {
  fontFamily: 'fontFamily',
  fontSize: 'dimension',
  fontWeight: 'fontWeight',
  letterSpacing: 'dimension',
  lineHeight: 'number',
}

const partsOf = (value: unknown) =>
  Object.entries(parts).map(([part, type]) => ({ type, value: (value as Node)[part] }))

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isFraction = (value: unknown) => isNumber(value) && Number(value) >= 0 && Number(value) <= 1
const isLength = (value: Node) => isNumber(value.value) && ['px', 'rem'].includes(String(value.unit))
const isColour = ({ colorSpace, components, alpha = 1, hex }: Node) =>
  colorSpace === 'srgb' &&
  Array.isArray(components) &&
  components.length === 3 &&
  components.every(isFraction) &&
  isFraction(alpha) &&
  /^#[0-9a-f]{6}$/.test(String(hex))

const validators: Record<string, (value: never) => boolean> = {
  color: isColour,
  dimension: isLength,
  number: isNumber,
  duration: (value: Node) => isNumber(value.value) && value.unit === 'ms',
  cubicBezier: (value: number[]) => value.length === 4 && value.every(isNumber),
  fontFamily: (value: string[]) => value.length > 0 && value.every((name) => !/["',]/.test(name)),
  fontWeight: (value: number) => value >= 1 && value <= 1000,
  typography: (value: Node) =>
    Object.keys(value).length === Object.keys(parts).length &&
    partsOf(value).every((part) => isValid(part.type, part.value)),
  shadow: (value: Node[]) =>
    value.every(
      ({ color, offsetX, offsetY, blur, spread }) =>
        isColour(color as Node) &&
        [offsetX, offsetY, blur, spread].every((length) => isLength(length as Node)),
    ),
}
