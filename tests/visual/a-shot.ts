import type { Shot } from './plan-shots.ts'

/** An invented shot for specs, of which only what matters to them is given. */
export function aShot(change: Partial<Shot> = {}): Shot {
  const storyId = change.storyId ?? 'design-system-a--playground'
  return {
    ...{ name: `${storyId}.1280.light`, storyId, title: 'Design system/A', storyName: 'Playground' },
    ...{ width: 1280, theme: 'light', view: 'whole' },
    ...change,
  }
}
