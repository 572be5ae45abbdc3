import { panels } from '#content/registry/panels.generated.ts'
import type { MenuKey } from '#app/admin/shell/menu.ts'

/** Every panel, in the order of the menu. */
export const panelKeys = Object.keys(panels) as MenuKey[]

/** Screens of the console that are no panels. */
export const otherScreens = ['login', 'account'] as const

/** The first words of the names that screens of the console have in the table. */
export const consoleScreens: readonly string[] = [...panelKeys, ...otherScreens]

/**
 * Panels that are another one with a fixed category (`casesOf`), so that the same actions make the same calls. Tests
 * check only their loading.
 */
export const likeAnother: readonly MenuKey[] = [
  'case-data-image-video',
  'case-data-content-relevance',
  'case-data-multilingual-text',
  'case-data-multilingual-speech',
  'case-map-making',
  'case-urban-planning',
  'case-environment-protection',
  'case-resource-management',
  'case-industry-shenzhen',
  'case-industry-guangzhou',
  'case-industry-jiangxi',
]
