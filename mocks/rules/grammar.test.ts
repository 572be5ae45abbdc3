import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenarioNames, scenarios } from '#mocks/scenarios.ts'
import { parseRules } from './parse-rules.ts'
import { inAddress, writeRules } from './write-rules.ts'

/** Texts that are right, and how they are written again where that differs. */
const right: [text: string, written?: string][] = [
  ['slow'],
  ['normal'],
  ['*=500'],
  ['load=404'],
  ['save@banner=500,times:1'],
  ['GET/api/news/*=502'],
  ['GET /api/news/* = 502', 'GET/api/news/*=502'],
  ['/api/partner/*=cut'],
  ['GET/api/page-config/{page}=500'],
  ['DELETE/api/partner/3=409'],
  // Declared with a slash at its end, which nobody needs to send.
  ['GET/api/wechat-qr-config/=500', 'GET/api/wechat-qr-config=500'],
  ['GET/api/page-config/about/=503', 'GET/api/page-config/about=503'],
  ['POST/api/contact/add=400(该内容正在审核)'],
  ['POST/api/contact/add=400(一；二，三（四）)'],
  [String.raw`write=400(带\)括号和\\斜线;也=可以,的)`],
  ['write=500()'],
  ['write=400(A&B+C#1：100%)'],
  ['*=delay:300ms'],
  ['*=delay:3000ms', '*=delay:3s'],
  ['*=delay:1s;save=500'],
  ['upload=413'],
  ['write|upload=401'],
  ['admin.write|admin.upload=401'],
  ['write.plain-text=400(已登记)'],
  ['limited=429,retry:30'],
  ['load=503,retry:5,from:2,times:3'],
  ['save=409,from:3'],
  ['save=500,times:1;save=409,from:2,times:1'],
  ['load@news=broken'],
  ['load@news=broken:3'],
  ['load=half'],
  ['load=not-json'],
  ['load=html'],
  ['load=empty'],
  ['*=wrong-shape,delay:500ms'],
  ['write=fields,as:200'],
  ['upload=trickle'],
  ['*=401;login=ok'],
  ['content=long'],
  ['content@banner=empty;content=fifty'],
  ['shape=all-at-once;content=odd;load@news=500'],
  ['ready=no'],
  ['map=cut;late-parts=never'],
  ['many;save=500;slow'],
]

test.each(right)('“%s” is a set of mock rules, and is written again as the same', (text, written = text) => {
  const { rules, refusal } = parseRules(text)
  expect(refusal).toBeUndefined()
  expect(writeRules(rules!)).toBe(written)
  expect(parseRules(written)).toEqual({ rules })
})

test.each(right)('“%s” survives an address', (text) => {
  for (const address of [inAddress(text), encodeURIComponent(text)]) {
    const { searchParams } = new URL(`http://site/cases?page=2&mock=${address}&x=1#y`)
    expect([searchParams.get('mock'), searchParams.get('x')]).toEqual([text, '1'])
  }
})

/** Texts that are wrong, why, and the nearest right one. */
const wrong: [text: string, message: string, nearest?: string][] = [
  ['', '有一处规则是空的'],
  ['slow;', '有一处规则是空的'],
  ['slwo', '没有名为“slwo”的场景', 'slow'],
  ['constructor', '没有名为“constructor”的场景'],
  ['slwo;save=500', '没有名为“slwo”的场景', 'slow;save=500'],
  ['load-fails-baner', '没有名为“load-fails-baner”的场景', 'load-fails-banner'],
  ['sav=500', '没有名为“sav”的接口范围', 'save=500'],
  ['=500', '“”没有说是哪些接口'],
  ['save@baner=500', '没有名为“baner”的内容类型', 'save@banner=500'],
  ['save@banner@news=500', '“save@banner@news”里有两个“@”'],
  ['login@banner=500', '没有接口同时符合“login@banner”'],
  ['load.write=500', '没有接口同时符合“load.write”'],
  ['GET/api/newz/*=500', '没有接口符合“GET/api/newz/*”'],
  ['DELETE/api/banner/list=500', '没有接口符合“DELETE/api/banner/list”', 'GET/api/banner/list=500'],
  ['GET/upload/*=500', '没有接口符合“GET/upload/*”'],
  ['GTE/api/news/*=500', '没有名为“GTE”的请求方法', 'GET/api/news/*=500'],
  ['GET/api/news?page=1=500', '“GET/api/news?page”不像接口的地址，应写成 GET/api/news/*'],
  ['save|save=500', '“save”写了两次'],
  ['admin.admin=500', '“admin”写了两次'],
  ['save=', '没有说怎样回答'],
  ['save=5oo', '不认识“5oo”这种回答', 'save=500'],
  ['save=418', '不认识“418”这种回答', 'save=408'],
  [
    'login=401',
    '“login”的接口从不回答 401，会回答的是 400、408、413、415、429、500、502、503、504',
    'login=400',
  ],
  [
    'slow;admin.write|login=401',
    '“login”的接口从不回答 401，会回答的是 400、408、413、415、429、500、502、503、504',
  ],
  [
    'load@banner=404',
    '“load@banner”的接口从不回答 404，会回答的是 401、500、502、503、504',
    'load@banner=401',
  ],
  [
    'save@banner=403,times:1',
    '“save@banner”的接口从不回答 403，会回答的是 400、401、404、408、409、413、415、500、502、503、504',
    'save@banner=400,times:1',
  ],
  [
    'GET/api/news/published=410',
    '“GET/api/news/published”的接口从不回答 410，会回答的是 500、502、503、504',
    'GET/api/news/published=500',
  ],
  ['save=brokn', '不认识“brokn”这种回答', 'save=broken'],
  ['save=toString', '不认识“toString”这种回答'],
  ['save=500,500', '“500”写了两次'],
  ['save=500,404', '“500”与“404”只能选一个', 'save=500'],
  ['save=500,cut', '“500”与“cut”只能选一个', 'save=500'],
  ['save=delay:1s,delay:2s', '“delay:1s”与“delay:2s”只能选一个', 'save=delay:1s'],
  ['save=delay:3', '“delay:3”要写成 delay:3s 或 delay:300ms，最长 600s'],
  ['save=delay:0s', '“delay:0s”要写成 delay:3s 或 delay:300ms，最长 600s'],
  ['save=delay:601s', '“delay:601s”要写成 delay:3s 或 delay:300ms，最长 600s'],
  ['save=500,times:0', '“times:0”里应是 1 到 9999 的整数'],
  ['save=500,from:-1', '“from:-1”里应是 1 到 9999 的整数'],
  ['save=500,from:二', '“from:二”里应是 1 到 9999 的整数'],
  ['load=broken:0', '“broken:0”里应是 1 到 9999 的整数'],
  ['save=times:2', '“times:2”没有说怎样回答'],
  ['save=cut(断了)', '“cut”不带句子', 'save=cut'],
  ['save=502(坏了)', '“502”不带句子', 'save=502'],
  ['save=409(旧了)', '“409”不带句子', 'save=409'],
  ['save=400(没有关上', '“(”没有对应的“)”'],
  ['save=cut,as:200', '“as:200”要与失败的状态一起写，如 500,as:200'],
  ['save=500,as:201', '“as:201”只能写 as:200', 'save=500,as:200'],
  ['save=500,retry:3', '“retry”只与 429 或 503 一起写'],
  ['save=broken', '“save=broken”里没有读取：只有读取的回答里有记录'],
  ['save=trickle', '“save=trickle”里没有上传'],
  ['save=500;save=500', '“save=500”写了两次', 'save=500'],
  ['slow;slow', '“slow”写了两次', 'slow'],
  ['normal;save=500', '“normal”是没有规则时的名字，不与别的规则同写'],
  ['save=500;save=404', '“save”的同一次请求有两种回答：save=500 与 save=404'],
  ['save=500,from:2;save=404,times:2', '“save”的同一次请求有两种回答：save=500,from:2 与 save=404,times:2'],
  ['every-load-fails;load=404', '“load”的同一次请求有两种回答：load=500 与 load=404'],
  ['content=long;content=odd', '“content”只能选一种，这里有：long、odd'],
  ['many;content=empty', '“content”只能选一种，这里有：sixty、empty'],
  ['content=lnog', '没有名为“lnog”的内容', 'content=long'],
  ['content@baner=long', '没有名为“baner”的内容类型', 'content@banner=long'],
  ['shape=locatoin', '没有名为“locatoin”的答案形状', 'shape=location'],
  ['shape=location;shape=short-paths', '“shape”只能选一种，这里有：location、short-paths'],
  ['ready=yes', '“ready”只能是：no', 'ready=no'],
  ['save＝500；slow', '“＝”要写半角', 'save=500;slow'],
  ['save=400(坏\ud800)', '文字里有不成对的代理字符'],
]

test.each(wrong)('“%s” is refused: %s', (text, message, nearest) => {
  const { refusal } = parseRules(text)
  expect(refusal?.message).toBe(message)
  if (nearest !== undefined) expect(refusal?.nearest[0]).toBe(nearest)
  // What is proposed can be taken.
  for (const proposed of refusal!.nearest) expect(proposed).not.toBe(text)
})

test('every scenario is a composition of the language, written as the language writes it', () => {
  const plain = scenarioNames.filter((name) => name !== 'normal')
  for (const name of plain) {
    const { rules, refusal } = parseRules(scenarios[name].composition)
    expect(refusal, name).toBeUndefined()
    expect(writeRules(rules!), name).toBe(scenarios[name].composition)
  }
  expect(scenarios.normal.composition).toBe('')
})

test('the examples of the documentation are rules', () => {
  const [, language = ''] = readFileSync('docs/mocks.md', 'utf8').split('### 用语')
  const [table = ''] = language.split('**针对哪些接口**')
  const examples = [...table.matchAll(/^\| `(.+?)` +\|/gm)].map(([, text = '']) =>
    text.replaceAll('\\|', '|'),
  )
  expect(examples).toHaveLength(10)
  for (const text of examples) expect(parseRules(text).refusal, text).toBeUndefined()
})

test('what is drawn by lot is written and read as the same', () => {
  const dice = lots(20261125)
  const oneOf = <Each>(choices: readonly Each[]) => choices[dice(choices.length)] as Each
  let accepted = 0
  for (let round = 0; round < 500; round += 1) {
    const rule = () => {
      const calls = oneOf([
        '*',
        'load',
        'save@banner',
        'GET/api/news/*',
        'admin.write|upload',
        'records@news',
      ])
      const outcome = oneOf([
        '500',
        '500(不行)',
        String.raw`503(\)\\)`,
        '503,retry:9',
        'cut',
        'half',
        'wrong-shape',
        '500,as:200',
      ])
      const rest = [oneOf(['', ',delay:2s', ',delay:15ms']), oneOf(['', `,from:${dice(9) + 1}`]), oneOf(['', `,times:${dice(9) + 1}`])] // oxfmt-ignore
      return `${calls}=${outcome}${rest.join('')}`
    }
    const parts = [
      rule,
      rule,
      () => oneOf(['slow', 'content=odd', 'content@news=one', 'shape=location', 'map=cut']),
    ]
    const text = parts.slice(0, dice(3) + 1).map((part) => part()).join(';') // oxfmt-ignore
    const { rules } = parseRules(text)
    if (!rules) continue
    accepted += 1
    expect(writeRules(rules)).toBe(text)
    expect(parseRules(decodeURIComponent(inAddress(text)))).toEqual({ rules })
  }
  expect(accepted).toBeGreaterThan(400)
})

/** The same numbers at each run, so that a failure can be seen again. */
function lots(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test('what is proposed for a text with several mistakes is a situation, and no text is proposed twice', () => {
  for (const text of [
    'sav@bannr=50x',
    'lod@nws=brokn:3;sav=500',
    'sav=500,tims:1;contnt=empti',
    'save＝5OO，times：1',
  ]) {
    const { refusal } = parseRules(text)
    expect(refusal!.nearest.length).toBeGreaterThan(0)
    expect(new Set(refusal!.nearest).size).toBe(refusal!.nearest.length)
    for (const proposed of refusal!.nearest.slice(0, 1))
      expect([proposed, parseRules(proposed).refusal]).toEqual([proposed, undefined])
  }
})
