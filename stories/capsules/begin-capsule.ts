import { restoreAddress } from '#app/admin/address/address.ts'
import type { Capsule } from '#contract/capsule/capsule.ts'
import { isConsoleAddress } from '#contract/capsule/console-address.ts'
import { signedInAt } from '#stories/app/admin/console-story.tsx'
import { playCapsule } from '#stories/story-api.ts'

/** Whether a capsule was saved in the console. */
export const isOfConsole = ({ address }: Capsule): boolean => isConsoleAddress(address)

/** Lets a story begin where a capsule was saved: its answers come, and in the console somebody invented is signed in. */
export async function beginCapsule(capsule: Capsule): Promise<void> {
  playCapsule(capsule)
  if (!isOfConsole(capsule)) return
  await signedInAt('dashboard')()
  restoreAddress(new URL(capsule.address, 'http://site').hash)
}
