import { replayClicks } from './replay-clicks.ts'
import { deferScripts } from './defer-scripts.ts'
import { showFallbackOnScriptError } from './script-error-fallback.ts'
import { polyfillSessionStorage } from './session-storage-polyfill.ts'
import { applyTheme } from './apply-theme.ts'

// The script in every document's head; printed by app/theme-choice/theme-head.ts. The order counts: each listens after the one before.
polyfillSessionStorage()
applyTheme()
showFallbackOnScriptError()
deferScripts()
replayClicks()
