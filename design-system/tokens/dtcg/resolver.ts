import { themes, type Theme, type ThemeName } from '#design-system/theme/index.ts'

/** Design Tokens Resolver Module 2025.10: palette and scales, then the theme on its own ground or in an ink section. */
export const resolver = {
  name: '图联科技设计令牌',
  version: '2025.10',
  description: '由 design-system/tokens 生成（npm run tokens），请勿手改',
  sets: {
    palette: { description: '原始色阶', sources: [{ $ref: 'palette.tokens.json' }] },
    scales: { description: '间距、字号、动效等', sources: [{ $ref: 'scales.tokens.json' }] },
  },
  modifiers: {
    theme: {
      description: '主题；名称以 -ink 结尾的是该主题的深色分区',
      contexts: Object.fromEntries(
        (Object.entries(themes) as [ThemeName, Theme][]).flatMap(([name]) =>
          [name, `${name}-ink`].map((context) => [context, sources(name, context)]),
        ),
      ),
      default: 'light',
    },
  },
  resolutionOrder: [{ $ref: '#/sets/palette' }, { $ref: '#/sets/scales' }, { $ref: '#/modifiers/theme' }],
}

function sources(theme: ThemeName, context: string) {
  const own = { $ref: `${context}.tokens.json` }
  return theme === 'senior' ? [{ $ref: 'senior-scales.tokens.json' }, own] : [own]
}
