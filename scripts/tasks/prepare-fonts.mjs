import { spawnSync } from 'node:child_process'
import { installWithApt } from './install-with-apt.mjs'

// What pictures are drawn with: Chinese letters, and the signs that administrators type as icons.
const fonts = [
  { family: 'Noto Sans CJK SC', package: 'fonts-noto-cjk' },
  { family: 'Noto Color Emoji', package: 'fonts-noto-color-emoji' },
]

/**
 * Installs the fonts that pictures need, where this machine lets us; where not, other pictures are compared.
 * @returns {Promise<string>} which are there and which are not, in Chinese
 */
export async function prepareFonts() {
  const missing = missingFonts()
  if (missing.length > 0) await installWithApt('截图用的字体', packagesOf(missing))
  const left = missingFonts()
  const there = fonts.filter((font) => !left.includes(font)).map(({ family }) => family)
  if (left.length === 0) return there.join('、')
  return `没有 ${left.map(({ family }) => family).join('、')}（Debian/Ubuntu：apt-get install ${packagesOf(left).join(' ')}），截图改用本机字体、与认可时的源码相比`
}

const missingFonts = () => fonts.filter(({ family }) => !isInstalled(family))

/** @param {typeof fonts} some */
const packagesOf = (some) => some.map(({ package: name }) => name)

/** @param {string} family */
function isInstalled(family) {
  const { status, stdout } = spawnSync('fc-list', [family, 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}
