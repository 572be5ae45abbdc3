import { keepEarlyActs } from './early-acts.ts'
import { fetchLateScripts } from './late-scripts.ts'
import { watchScripts } from './lost-scripts.ts'
import { replaceSessionStorage } from './session-storage-stand-in.ts'
import { followTheme } from './theme.ts'

// The script in every document's head; printed by app/theme-choice/theme-head.ts. The order counts: each listens after the one before.
replaceSessionStorage()
followTheme()
watchScripts()
fetchLateScripts()
keepEarlyActs()
