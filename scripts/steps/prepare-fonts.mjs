import { spawnSync } from 'node:child_process'
import { installWithApt } from './install-with-apt.mjs'

// What pictures are drawn with: Chinese letters, and the signs that administrators type as icons.
const fonts = [
  { family: 'Noto Sans CJK SC', package: 'fonts-noto-cjk' },
  { family: 'Noto Color Emoji', package: 'fonts-noto-color-emoji' },
]

/** Installs the fonts that pictures need, where this machine lets us; where not, other pictures are compared. */
export async function prepareFonts() {
  const missing = fonts.filter(({ family }) => !isInstalled(family)).map(({ package: name }) => name)
  if (missing.length > 0) await installWithApt('截图用的字体', missing)
}

/** @param {string} family */
function isInstalled(family) {
  const { status, stdout } = spawnSync('fc-list', [family, 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}
